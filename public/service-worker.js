/*
 * Keeps the pages last seen, so that they can be read without a connection. With one, a page always comes from the
 * network. What was kept is whole: its header with the content security policy and its body belong together.
 *
 * Another number in a name begins with an empty cache; what bears an older name is thrown away.
 */
const pagesName = "pages-1";
const assetsName = "assets-1";
/** The archive as a file, for SQL. */
const filesName = "files-1";
const mostPages = 50;
/** Some hundred files make up a build, and pages of several builds may be kept. */
const mostAssets = 400;
/** Each has some megabytes; pages of two archives may be kept. */
const mostFiles = 2;
/** A page that was kept so lately is not fetched once more to be kept, in milliseconds. */
const keptLately = 600_000;
/** When a page was kept: an instant in UTC. */
const keptAt = "x-kept-at";

addEventListener("install", () => void globalThis.skipWaiting());
addEventListener("activate", (event) => event.waitUntil(begin()));

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate" && isPage(url)) event.respondWith(page(event));
  else if (isLasting(url) && !request.headers.has("range")) event.respondWith(asset(event));
});

// A page that was opened by a link inside another was never asked for as a whole.
addEventListener("message", (event) => {
  const { keep, assets } = Object(event.data);
  const url = typeof keep === "string" ? new URL(keep, location.origin) : null;
  if (url === null || url.origin !== location.origin || !isPage(url)) return;
  event.waitUntil(keepWhole(url, Array.isArray(assets) ? assets : []));
});

async function begin() {
  const names = await caches.keys();
  const old = names.filter((name) => ![pagesName, assetsName, filesName].includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
  await globalThis.clients.claim();
}

/** Neither data, nor a file, nor a part of another site. @param {URL} url */
function isPage({ pathname }) {
  return !/^\/(?:api|embed)\//.test(pathname) && !/\.[a-z0-9]+$/i.test(pathname);
}

/** A file whose name changes with what is in it. @param {URL} url */
function isLasting({ pathname }) {
  return pathname.startsWith("/assets/") || isDataFile(pathname);
}

/** @param {string} pathname */
function isDataFile(pathname) {
  return /^\/data\/f1-archive-[0-9a-f]+\.sqlite$/.test(pathname);
}

/** From the network; without one, as it was last seen. @param {FetchEvent} event */
async function page(event) {
  const { request } = event;
  try {
    // The browser may still have the page, without saying from when.
    if (!navigator.onLine) throw new Error("offline");
    const response = await fetch(request);
    if (isKeepable(response)) event.waitUntil(store(request.url, response.clone()));
    return response;
  } catch {
    return (await kept(request.url)) ?? (await nothingKept());
  }
}

/** A good page that says of itself that it may be kept. @param {Response} response */
function isKeepable({ status, type, redirected, headers }) {
  const isHtml = headers.get("content-type")?.startsWith("text/html") ?? false;
  const mayBeKept = !(headers.get("cache-control") ?? "").includes("no-store");
  return status === 200 && type === "basic" && !redirected && isHtml && mayBeKept;
}

/** @param {string} address @param {Response} response */
async function store(address, response) {
  const headers = new Headers(response.headers);
  headers.set(keptAt, new Date().toISOString());
  // The text is unpacked, and may be longer than it was on its way.
  headers.delete("content-encoding");
  headers.delete("content-length");
  await keepLast(pagesName, mostPages, address, new Response(await response.text(), { headers }));
}

/** Adds an entry as the youngest, and lets the oldest go. @param {string} name @param {number} most @param {string} address @param {Response} response */
async function keepLast(name, most, address, response) {
  const cache = await caches.open(name);
  await cache.delete(address, { ignoreVary: true });
  await cache.put(address, response);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, -most).map((key) => cache.delete(key, { ignoreVary: true })));
}

/** A page as it was last seen, which says when; null for one that never was. @param {string} address */
async function kept(address) {
  const response = await find(pagesName, address);
  if (response === undefined) return null;
  const note = `<meta name="kept-at" content="${response.headers.get(keptAt)}">`;
  const text = (await response.text()).replace("<head>", () => `<head>${note}`);
  return new Response(text, { headers: response.headers });
}

/** @param {string} name @param {string} address */
async function find(name, address) {
  const cache = await caches.open(name);
  return cache.match(address, { ignoreVary: true });
}

/** Says that a page was never seen, and which ones were. */
async function nothingKept() {
  const cache = await caches.open(pagesName);
  const keys = await cache.keys();
  const links = await Promise.all(keys.toReversed().map((key) => keptLink(cache, key)));
  const nonce = crypto.randomUUID();
  const style =
    "body{max-width:40rem;margin:2rem auto;padding:0 1rem;font:1rem/1.6 system-ui,sans-serif}h1{font-size:1.5rem}a{color:inherit}";
  const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Offline</title><style nonce="${nonce}">${style}</style></head><body><main><h1>You are offline</h1><p>This page was not seen before on this device. <a href="">Try again</a></p><p>These were:</p><ul>${links.join("")}</ul></main></body></html>`;
  return new Response(body, {
    status: 503,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'`,
    },
  });
}

/** A kept page by its title, which is escaped where it stands. @param {Cache} cache @param {Request} key */
async function keptLink(cache, key) {
  const { pathname, search } = new URL(key.url);
  const path = escaped(pathname + search);
  const text = (await (await cache.match(key, { ignoreVary: true }))?.text()) ?? "";
  const [, title = path] = /<title>([^<|]+)/.exec(text) ?? [];
  return `<li><a href="${path}">${title.trim()}</a></li>`;
}

/** @param {string} text */
function escaped(text) {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}

/** A page is kept when its files are. @param {URL} url @param {Array<unknown>} assets */
async function keepWhole(url, assets) {
  await keepAssets(assets);
  await keepPage(url);
}

/** @param {URL} url */
async function keepPage({ href }) {
  const before = (await find(pagesName, href))?.headers.get(keptAt);
  if (before && Date.now() - Date.parse(before) < keptLately) return;
  const response = await fetch(href, { headers: { accept: "text/html" }, priority: "low" });
  if (isKeepable(response)) await store(href, response);
}

/** Files that the page had before this worker was there. @param {Array<unknown>} addresses */
async function keepAssets(addresses) {
  const wanted = addresses.flatMap((address) => (typeof address === "string" ? [new URL(address)] : []));
  for (const url of wanted) {
    if (url.origin !== location.origin || !isLasting(url)) continue;
    if ((await find(assetCache(url).name, url.href)) === undefined) await keepAsset(url, await fetch(url));
  }
}

/** Which cache holds a file, and how many. @param {URL} url */
function assetCache({ pathname }) {
  return isDataFile(pathname) ? { name: filesName, most: mostFiles } : { name: assetsName, most: mostAssets };
}

/**
 * A file whose name changes with what is in it. Storage may be full or forbidden: the page gets its file all the same.
 *
 * @param {FetchEvent} event
 */
async function asset(event) {
  const url = new URL(event.request.url);
  const held = await find(assetCache(url).name, url.href).catch(() => undefined);
  if (held !== undefined) return held;
  const response = await fetch(event.request);
  event.waitUntil(keepAsset(url, response.clone()).catch(() => {}));
  return response;
}

/** @param {URL} url @param {Response} response */
async function keepAsset(url, response) {
  const { name, most } = assetCache(url);
  // An old name leads to another file.
  if (response.status === 200 && !response.redirected) await keepLast(name, most, url.href, response);
  else await response.body?.cancel();
}
