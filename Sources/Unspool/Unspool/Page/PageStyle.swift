/// The style of the page. It names nothing outside itself.
enum PageStyle {
    static let text = #"""
        :root{color-scheme:light dark;--back:#fff;--front:#1b1b1f;--soft:#5c5c66;--line:#d5d5dc;--tile:#f1f1f5;--mark:#0b62c4}
        @media(prefers-color-scheme:dark){:root{--back:#16161a;--front:#ececf1;--soft:#a5a5b0;--line:#3a3a44;--tile:#24242b;--mark:#7db8ff}}
        *{box-sizing:border-box}
        [hidden]{display:none!important}
        body{margin:0 auto;padding:1rem;max-width:1600px;font:16px/1.45 system-ui,sans-serif;background:var(--back);color:var(--front)}
        h1{font-size:1.4rem;margin:0 0 .25rem}
        a{color:var(--mark)}
        :focus-visible{outline:3px solid var(--mark);outline-offset:2px}
        .soft{color:var(--soft);font-size:.9rem}
        form{display:flex;flex-wrap:wrap;gap:.75rem;align-items:end;margin:1rem 0}
        form label{display:flex;flex-direction:column;font-size:.8rem;color:var(--soft)}
        input,select,button{font:inherit;color:inherit;background:var(--tile);border:1px solid var(--line);border-radius:6px;padding:.35rem .5rem;max-width:16rem}
        .plots{display:grid;grid-template-columns:repeat(auto-fit,minmax(280px,1fr));gap:1rem;margin:0 0 1rem}
        figure{margin:0}
        figcaption{font-size:.8rem;color:var(--soft)}
        svg{width:100%;height:90px;background:var(--tile);border-radius:6px}
        .bar{fill:var(--mark)}
        .bar:hover{fill:var(--front)}
        #grid{position:relative}
        .cell{position:absolute;top:0;left:0;width:160px;height:200px}
        .tile{display:flex;flex-direction:column;width:160px;height:200px;padding:0;border:1px solid var(--line);border-radius:8px;overflow:hidden;background:var(--tile);text-decoration:none;color:inherit}
        .tile img,.tile video,.tile .icon{width:158px;height:138px;object-fit:cover;flex:none}
        .icon{display:flex;align-items:center;justify-content:center;font-weight:700;font-size:1.1rem;color:var(--soft);text-transform:uppercase}
        .tile bdi{padding:.15rem .4rem 0;font-size:.8rem;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
        dialog{border:1px solid var(--line);border-radius:10px;background:var(--back);color:inherit;max-width:96vw;max-height:96vh;padding:1rem}
        dialog::backdrop{background:#000a}
        #stage{display:flex;justify-content:center;min-width:min(70vw,640px)}
        #stage img,#stage video{max-width:90vw;max-height:65vh}
        #about{overflow-wrap:anywhere;white-space:pre-wrap;margin:.75rem 0}
        .buttons{display:flex;gap:.5rem;flex-wrap:wrap}
        #plain li{margin:.35rem 0;overflow-wrap:anywhere}
        """#
}
