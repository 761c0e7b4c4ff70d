/// The script of the page: filters, a grid of which only what is seen exists, a viewer, and the plots.
///
/// It takes everything from the page's own data and makes elements and texts of it, never markup.
enum PageScript {
    static let text = #"""
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
            $("status").textContent = view.length + " of " + items.length + " files, " + bytes(size);
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

          // The grid
          function label(item) {
            const sender = item[SENDER] >= 0 ? ", from " + data.senders[item[SENDER]] : "";
            return data.kinds[item[KIND]] + ": " + item[NAME] + ", " + bytes(item[SIZE]) + ", " + moment(item[DATE]) + sender;
          }
          function tile(n) {
            const item = items[view[n]], cell = make("div", "cell"), link = make("a", "tile");
            cell.setAttribute("role", "listitem");
            cell.setAttribute("aria-posinset", String(n + 1));
            cell.setAttribute("aria-setsize", String(view.length));
            cell.style.transform = "translate(" + (n % columns) * WIDTH + "px," + Math.floor(n / columns) * HEIGHT + "px)";
            link.href = url(item[PATH]);
            link.dataset.n = String(n);
            link.setAttribute("aria-label", label(item));
            link.title = item[CAPTION] || item[NAME];
            let picture;
            if (item[SHOW] === 1) {
              picture = make("img");
              picture.loading = "lazy";
              picture.decoding = "async";
              picture.alt = "";
              picture.src = url(item[PATH]);
            } else if (item[SHOW] === 2) {
              picture = make("video");
              picture.preload = "metadata";
              picture.muted = true;
              picture.tabIndex = -1;
              picture.src = url(item[PATH]) + "#t=0.1";
            } else {
              picture = make("div", "icon", extension(item));
            }
            link.append(picture, make("bdi", "", item[NAME]), make("bdi", "soft", day(item[DATE]) + " · " + bytes(item[SIZE])));
            cell.append(link);
            return cell;
          }
          function layout() {
            const grid = $("grid");
            columns = Math.max(1, Math.floor((grid.clientWidth + 8) / WIDTH));
            grid.style.height = Math.ceil(view.length / columns) * HEIGHT + "px";
            for (const cell of tiles.values()) cell.remove();
            tiles.clear();
            draw();
          }
          function draw() {
            const grid = $("grid"), top = -grid.getBoundingClientRect().top;
            const first = Math.max(0, Math.floor(top / HEIGHT) - 2) * columns;
            const last = Math.min(view.length, (Math.ceil((top + innerHeight) / HEIGHT) + 2) * columns);
            const focused = document.activeElement && document.activeElement.dataset ? document.activeElement.dataset.n : undefined;
            for (const [n, cell] of tiles) {
              if ((n < first || n >= last) && String(n) !== focused) { cell.remove(); tiles.delete(n); }
            }
            for (let n = first; n < last; n += 1) {
              if (tiles.has(n)) continue;
              const cell = tile(n);
              let next = null;
              for (const other of grid.children) if (Number(other.firstChild.dataset.n) > n) { next = other; break; }
              grid.insertBefore(cell, next);
              tiles.set(n, cell);
            }
          }
          function focusTile(n) {
            if (n < 0 || n >= view.length) return;
            const top = $("grid").getBoundingClientRect().top + scrollY + Math.floor(n / columns) * HEIGHT;
            if (top < scrollY || top + HEIGHT > scrollY + innerHeight) scrollTo(0, Math.max(0, top - HEIGHT));
            draw();
            const cell = tiles.get(n);
            if (cell) cell.firstChild.focus({ preventScroll: true });
          }

          // The viewer
          function open(n) {
            if (n < 0 || n >= view.length) return;
            opened = n;
            const item = items[view[n]], stage = $("stage"), address = url(item[PATH]);
            stage.replaceChildren();
            if (item[SHOW] === 1) {
              const image = make("img");
              image.src = address;
              image.alt = item[CAPTION] || item[NAME];
              stage.append(image);
            } else if (item[SHOW] === 2 || item[SHOW] === 3) {
              const player = make(item[SHOW] === 2 ? "video" : "audio");
              player.controls = true;
              player.src = address;
              stage.append(player);
            } else {
              stage.append(make("div", "icon", extension(item)));
            }
            $("name").textContent = item[NAME];
            $("about").textContent = item[CAPTION];
            const sender = item[SENDER] >= 0 ? data.senders[item[SENDER]] : "";
            $("facts").textContent = [data.kinds[item[KIND]], bytes(item[SIZE]), moment(item[DATE]), sender,
              data.chats[item[CHAT]], "message " + item[MESSAGE]].filter(Boolean).join(" · ");
            $("file").href = address;
            $("previous").disabled = n === 0;
            $("next").disabled = n === view.length - 1;
            if (!$("viewer").open) $("viewer").showModal();
          }

          // The plots
          function plot() {
            const firstDate = view.reduce(function (a, i) { return items[i][DATE] ? Math.min(a, items[i][DATE]) : a; }, Infinity);
            const lastDate = view.reduce(function (a, i) { return Math.max(a, items[i][DATE]); }, 0);
            const days = (lastDate - firstDate) / 86400;
            const length = days <= 92 ? 10 : days <= 2200 ? 7 : 4;
            const counts = new Map();
            for (const i of view) {
              if (!items[i][DATE]) continue;
              const key = day(items[i][DATE]).slice(0, length), bucket = counts.get(key) || [0, 0];
              bucket[0] += 1;
              bucket[1] += items[i][SIZE];
              counts.set(key, bucket);
            }
            const keys = [];
            if (counts.size) {
              const last = day(lastDate).slice(0, length), d = new Date(firstDate * 1000);
              d.setHours(12);
              if (length < 10) d.setDate(1);
              if (length < 7) d.setMonth(0);
              for (let guard = 0; guard < 5000; guard += 1) {
                const key = day(d.getTime() / 1000).slice(0, length);
                keys.push(key);
                if (key >= last) break;
                if (length === 10) d.setDate(d.getDate() + 1);
                else if (length === 7) d.setMonth(d.getMonth() + 1);
                else d.setFullYear(d.getFullYear() + 1);
              }
            }
            bars($("count"), keys, function (key) { return (counts.get(key) || [0, 0])[0]; }, function (n) { return n + " files"; });
            bars($("size"), keys, function (key) { return (counts.get(key) || [0, 0])[1]; }, bytes);
          }
          function bars(svg, keys, value, text) {
            const space = "http://www.w3.org/2000/svg", most = Math.max(1, ...keys.map(value));
            svg.replaceChildren();
            svg.setAttribute("viewBox", "0 0 " + Math.max(1, keys.length) * 10 + " 100");
            svg.setAttribute("preserveAspectRatio", "none");
            keys.forEach(function (key, i) {
              const height = value(key) / most * 96, bar = document.createElementNS(space, "rect");
              bar.setAttribute("class", "bar");
              bar.setAttribute("x", String(i * 10 + 0.5));
              bar.setAttribute("width", "9");
              bar.setAttribute("y", String(100 - height));
              bar.setAttribute("height", String(height));
              const title = document.createElementNS(space, "title");
              title.textContent = key + ": " + text(value(key));
              bar.append(title);
              bar.addEventListener("click", function () { narrow(key); });
              svg.append(bar);
            });
            const span = keys.length ? keys[0] + " to " + keys[keys.length - 1] : "nothing";
            svg.setAttribute("aria-label", svg.dataset.label + ", " + span + ", at most " + text(keys.length ? most : 0));
            svg.parentElement.querySelector("figcaption").textContent = svg.getAttribute("aria-label");
          }
          function narrow(key) {
            const parts = key.split("-").map(Number);
            const end = parts.length === 3 ? key : parts.length === 2
              ? day(new Date(parts[0], parts[1], 0, 12).getTime() / 1000) : key + "-12-31";
            $("from").value = parts.length === 3 ? key : parts.length === 2 ? key + "-01" : key + "-01-01";
            $("to").value = end;
            filter();
          }

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
