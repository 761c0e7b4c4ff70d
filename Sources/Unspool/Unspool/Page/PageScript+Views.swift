/// What the page's script shows the files in.
extension PageScript {
    /// Tiles, of which only those exist that are near what is seen.
    static let grid = #"""
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
        """#

    /// One file, large.
    static let viewer = #"""
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
        """#

    /// Bars for days, months or years.
    static let plots = #"""
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
            bars($("count"), keys, function (key) { return (counts.get(key) || [0, 0])[0]; }, filesText);
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
        """#
}
