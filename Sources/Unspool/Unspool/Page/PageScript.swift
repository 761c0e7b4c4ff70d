/// The script of the page: filters, a grid of which only what is seen exists, a viewer, and the plots.
///
/// It takes everything from the page's own data and makes elements and texts of it, never markup.
enum PageScript {
    static let text = [beginning, filters, grid, viewer, plots, end].joined(separator: "\n\n")

    /// The data, and what the other parts have in common.
    private static let beginning = #"""
        "use strict";
        (function () {
          const $ = function (id) { return document.getElementById(id); };
          const data = JSON.parse($("data").textContent);
          const items = data.items, PATH = 0, NAME = 1, KIND = 2, SIZE = 3, DATE = 4, SENDER = 5, CAPTION = 6, CHAT = 7,
            SHOW = 8, MESSAGE = 9;
          const WIDTH = 168, HEIGHT = 208;
          let view = [], haystacks = null, tiles = new Map(), columns = 1, opened = -1;

          function url(path) { return path.split("/").map(encodeURIComponent).join("/"); }
          function bytes(n) {
            const units = ["B", "kB", "MB", "GB", "TB"];
            let unit = 0;
            while (n >= 1000 && unit < 4) { n /= 1000; unit += 1; }
            return (unit ? n.toFixed(1) : String(n)) + " " + units[unit];
          }
          function filesText(n) { return n + (n === 1 ? " file" : " files"); }
          function day(seconds) {
            const d = new Date(seconds * 1000);
            return isNaN(d) ? "" : d.getFullYear() + "-" + String(d.getMonth() + 1).padStart(2, "0") + "-" +
              String(d.getDate()).padStart(2, "0");
          }
          function moment(seconds) {
            const d = new Date(seconds * 1000);
            return seconds && !isNaN(d) ? d.toLocaleString() : "";
          }
          function make(name, className, text) {
            const element = document.createElement(name);
            if (className) element.className = className;
            if (text !== undefined) element.textContent = text;
            return element;
          }
          function extension(item) {
            const name = item[PATH], dot = name.lastIndexOf(".");
            return dot > name.lastIndexOf("/") ? name.slice(dot + 1, dot + 6) : data.kinds[item[KIND]];
          }
        """#

    /// Which files are shown, in which order.
    private static let filters = #"""
          // Filters
          function fill(select, names, index) {
            const counts = new Array(names.length).fill(0);
            for (const item of items) if (item[index] >= 0) counts[item[index]] += 1;
            const order = names.map(function (_, i) { return i; }).sort(function (a, b) { return counts[b] - counts[a]; });
            for (const i of order) {
              const option = make("option", "", names[i] + " (" + counts[i] + ")");
              option.value = String(i);
              select.append(option);
            }
          }
          function state() {
            return { q: $("q").value.trim().toLowerCase(), kind: $("kind").value, sender: $("sender").value,
              chat: $("chat").value, from: $("from").value, to: $("to").value, sort: $("sort").value };
          }
          function limit(text, isEnd) {
            const parts = text.split("-").map(Number);
            if (parts.length !== 3 || parts.some(isNaN)) return isEnd ? Infinity : -Infinity;
            return new Date(parts[0], parts[1] - 1, parts[2] + (isEnd ? 1 : 0)).getTime() / 1000;
          }
          function filter() {
            const s = state(), words = s.q.split(/\s+/).filter(Boolean);
            const first = s.from ? limit(s.from, false) : -Infinity, last = s.to ? limit(s.to, true) : Infinity;
            if (words.length && !haystacks) {
              haystacks = items.map(function (item) {
                const sender = item[SENDER] >= 0 ? data.senders[item[SENDER]] : "";
                return (item[NAME] + "\n" + item[PATH] + "\n" + item[CAPTION] + "\n" + sender).toLowerCase();
              });
            }
            view = [];
            let size = 0;
            for (let i = 0; i < items.length; i += 1) {
              const item = items[i];
              if (s.kind !== "" && item[KIND] !== Number(s.kind)) continue;
              if (s.sender !== "" && item[SENDER] !== Number(s.sender)) continue;
              if (s.chat !== "" && item[CHAT] !== Number(s.chat)) continue;
              if (item[DATE] < first || item[DATE] >= last) continue;
              if (words.length && !words.every(function (word) { return haystacks[i].includes(word); })) continue;
              view.push(i);
              size += item[SIZE];
            }
            if (s.sort === "old") view.reverse();
            if (s.sort === "large") view.sort(function (a, b) { return items[b][SIZE] - items[a][SIZE]; });
            $("status").textContent = view.length + " of " + filesText(items.length) + ", " + bytes(size);
            for (const cell of tiles.values()) cell.remove();
            tiles.clear();
            layout();
            plot();
            remember(s);
          }
          function remember(s) {
            const named = new URLSearchParams();
            if (s.q) named.set("q", s.q);
            if (s.kind !== "") named.set("kind", data.kinds[s.kind]);
            if (s.sender !== "") named.set("sender", data.senders[s.sender]);
            if (s.chat !== "") named.set("chat", data.chats[s.chat]);
            for (const key of ["from", "to"]) if (s[key]) named.set(key, s[key]);
            if (s.sort !== "new") named.set("sort", s.sort);
            try { history.replaceState(null, "", "#" + named.toString()); } catch (error) { /* not everywhere allowed */ }
          }
          function recall() {
            const named = new URLSearchParams(location.hash.slice(1));
            for (const key of ["q", "from", "to", "sort"]) if (named.get(key)) $(key).value = named.get(key);
            for (const [key, names] of [["kind", data.kinds], ["sender", data.senders], ["chat", data.chats]]) {
              const index = names.indexOf(named.get(key));
              if (index >= 0) $(key).value = String(index);
            }
          }
        """#

    /// Puts the parts together.
    private static let end = #"""
          fill($("kind"), data.kinds, KIND);
          fill($("sender"), data.senders, SENDER);
          fill($("chat"), data.chats, CHAT);
          $("chat").parentElement.hidden = data.chats.length < 2;
          $("sender").parentElement.hidden = data.senders.length < 2;
          $("plain").hidden = true;
          $("app").hidden = false;
          recall();
          let timer = 0;
          $("filters").addEventListener("submit", function (event) { event.preventDefault(); filter(); });
          $("filters").addEventListener("input", function () { clearTimeout(timer); timer = setTimeout(filter, 120); });
          $("filters").addEventListener("reset", function () { setTimeout(filter, 0); });
          addEventListener("scroll", draw, { passive: true });
          addEventListener("resize", layout);
          $("grid").addEventListener("click", function (event) {
            const link = event.target.closest("a.tile");
            if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            open(Number(link.dataset.n));
          });
          $("grid").addEventListener("keydown", function (event) {
            const link = event.target.closest("a.tile");
            const steps = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns };
            if (!link || !(event.key in steps)) return;
            event.preventDefault();
            focusTile(Number(link.dataset.n) + steps[event.key]);
          });
          $("previous").addEventListener("click", function () { open(opened - 1); });
          $("next").addEventListener("click", function () { open(opened + 1); });
          $("close").addEventListener("click", function () { $("viewer").close(); });
          $("viewer").addEventListener("close", function () { $("stage").replaceChildren(); focusTile(opened); });
          $("viewer").addEventListener("keydown", function (event) {
            if (/^(VIDEO|AUDIO)$/.test(event.target.tagName)) return;
            if (event.key === "ArrowRight") open(opened + 1);
            if (event.key === "ArrowLeft") open(opened - 1);
          });
          filter();
          document.documentElement.dataset.ready = "yes";
        })();
        """#
}
