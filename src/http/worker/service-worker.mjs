// The service worker of a brand: shows what is pushed, and answers with the saved home page where there is no network.
// It saves only what the site shows to a guest, asked for without cookies, so that nothing of a member is ever stored.

const SAVED = 'saved-pages';
const SAVED_AT = 'X-Saved-At';
const TODAY = /^\/(?:en|zh_TW|zh_HK|vi)\/?$/;
/** A home page that is not older than this is not saved again; in milliseconds. */
const FRESH_MS = 5 * 60_000;
const STYLES = /href="(\/assets\/[\w./-]+\.css)"/g;
/** Headers that say how a body came over the line; what is saved has come already. */
const OF_THE_LINE = ['content-encoding', 'content-length', 'transfer-encoding'];

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(start()));
self.addEventListener('message', (event) => event.waitUntil(follow(event.data)));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(visit(event, pathname));
  else if (request.destination === 'style')
    event.respondWith(fetch(request).catch(async () => (await caches.match(pathname)) ?? Response.error()));
});
self.addEventListener('push', (event) => event.waitUntil(show(event.data)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

async function start() {
  // The browser asks for a page while this program is still starting.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** A page says that its reader looks at Today, or that its reader wants to see nothing of bets. */
async function follow(wish) {
  if (wish?.type === 'forget') await caches.delete(SAVED);
  if (wish?.type === 'today' && TODAY.test(wish.path)) await saveToday(wish.path);
}

/** Saves the page as guests see it, with its styles and the words for offline. What was saved before gives way. */
async function saveToday(path) {
  const known = await caches.match(path, { cacheName: SAVED });
  if (known !== undefined && Date.now() - Number(known.headers.get(SAVED_AT)) < FRESH_MS) return;
  const page = await ask(path);
  const offline = await ask(`${path.replace(/\/$/, '')}/offline`);
  if (page === null || offline === null) return;
  const styles = [...new Set([...page.text.matchAll(STYLES)].map(([, address]) => address))];
  const answers = await Promise.all(styles.map((address) => fetch(address, { credentials: 'omit' })));
  const saved = await caches.open(SAVED);
  const current = new Set([path, '/offline', ...styles]);
  for (const [index, answer] of answers.entries()) if (answer.ok) await saved.put(styles[index], answer);
  await saved.put('/offline', offline.answer);
  await saved.put(path, page.answer);
  for (const request of await saved.keys())
    if (!current.has(new URL(request.url).pathname)) await saved.delete(request);
}

async function ask(path) {
  const answer = await fetch(path, { credentials: 'omit', headers: { Accept: 'text/html' } });
  if (!answer.ok || answer.redirected) return null;
  const text = await answer.text();
  const headers = new Headers(answer.headers);
  for (const name of OF_THE_LINE) headers.delete(name);
  headers.set(SAVED_AT, String(Date.now()));
  return { text, answer: new Response(text, { headers }) };
}

async function visit(event, pathname) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await withoutNetwork(pathname)) ?? Response.error();
  }
}

async function withoutNetwork(pathname) {
  const [page, offline] = await Promise.all([
    caches.match(pathname, { cacheName: SAVED }),
    caches.match('/offline', { cacheName: SAVED }),
  ]);
  if (offline === undefined || page === undefined) return offline;
  const [, note = ''] = /<template data-note>([\s\S]*?)<\/template>/.exec(await offline.text()) ?? [];
  const html = await page.text();
  const time = writeMinute(new Date(Number(page.headers.get(SAVED_AT))));
  const body = html.replace(/<body[^>]*>/, (start) => start + note.replace('{time}', () => time));
  return new Response(body, { headers: page.headers });
}

/** `2026-11-20 08:05` by the clock of the device, written as the site writes times. */
function writeMinute(time) {
  const two = (number) => String(number).padStart(2, '0');
  const day = [time.getFullYear(), time.getMonth() + 1, time.getDate()].map(two).join('-');
  return `${day} ${two(time.getHours())}:${two(time.getMinutes())}`;
}

async function show(data) {
  const { title, body, tag, path } = data.json();
  await self.registration.showNotification(title, {
    body,
    tag,
    data: path,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
  });
}

/** A message leads to this site and nowhere else. */
async function open(path) {
  const address = new URL(typeof path === 'string' ? path : '/', self.location.origin);
  if (address.origin !== self.location.origin) return;
  const windows = await self.clients.matchAll({ type: 'window' });
  const known = windows.find(({ url }) => url === address.href);
  if (known === undefined) await self.clients.openWindow(address.href);
  else await known.focus();
}
