import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sha256 } from '#platform/hash.ts';
import { pour } from './pour.ts';

export const NEWS_ERRORS = [
  'html',
  'huge',
  'endless',
  'charset',
  'silent',
  'moved',
  'busy',
  'refused',
  'gone',
  'depth',
] as const;
export type NewsError = (typeof NEWS_ERRORS)[number];

export type NewsServer = {
  readonly url: string;
  /** Every request: its path, and the conditions that it came with. */
  readonly asked: {
    readonly path: string;
    readonly ifNoneMatch: string | null;
    readonly ifModified: string | null;
  }[];
  set(path: string, file: NewsFile): void;
  close(): Promise<void>;
};

type NewsFile = {
  readonly body?: string | Buffer;
  readonly type?: string;
  readonly error?: NewsError | null;
};

const CHANGED_AT = 'Fri, 20 Nov 2026 08:00:00 GMT';

/** A publisher of our own: it serves feeds, says whether they have changed, and goes wrong in the ways in which publishers do. */
export async function startNewsServer(): Promise<NewsServer> {
  const files = new Map<string, NewsFile>();
  const asked: NewsServer['asked'] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const headerOf = (name: string) => [request.headers[name] ?? null].flat().join('') || null;
    asked.push({ path, ifNoneMatch: headerOf('if-none-match'), ifModified: headerOf('if-modified-since') });
    answer(request, response, files.get(path) ?? {});
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    set: (path, file) => void files.set(path, { ...files.get(path), ...file }),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

function answer(request: IncomingMessage, response: ServerResponse, file: NewsFile): void {
  const { body = '', type = 'application/rss+xml; charset=utf-8', error = null } = file;
  const etag = `"${sha256(String(body)).slice(0, 16)}"`;
  switch (error) {
    case null:
      if (request.headers['if-none-match'] === etag)
        return void response.writeHead(304, { ETag: etag }).end();
      return void response
        .writeHead(200, { 'Content-Type': type, ETag: etag, 'Last-Modified': CHANGED_AT })
        .end(body);
    case 'gone':
      return void request.socket.destroy();
    case 'silent':
      return;
    case 'moved':
      return void response.writeHead(302, { Location: 'http://169.254.169.254/latest/meta-data/' }).end();
    case 'busy':
      return void response.writeHead(429, { 'Retry-After': '7200' }).end();
    case 'refused':
      return void response.writeHead(500).end('no');
    case 'html':
      return void response
        .writeHead(200, { 'Content-Type': 'text/html' })
        .end('<!doctype html><h1>Hello</h1>');
    case 'charset':
      return void response
        .writeHead(200, { 'Content-Type': 'text/xml; charset=utf-8' })
        .end(Buffer.from([0xa4, 0xa4]));
    case 'depth':
      return void response.writeHead(200, { 'Content-Type': 'text/xml' }).end(`<rss>${'<a>'.repeat(5000)}`);
    case 'huge':
    case 'endless':
      response.writeHead(200, { 'Content-Type': 'text/xml' });
      pour(response, '<rss><channel>', error === 'huge' ? 50 : Number.POSITIVE_INFINITY);
  }
}

/** An RSS file with these items; what is given is written as it stands. */
export function rssFile(
  items: readonly string[],
  head = '<title>The Gazette</title><language>en-GB</language>',
): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n<rss version="2.0"><channel>${head}${items.join('')}</channel></rss>`;
}

/** An item about anything, at an address of its own. */
export function rssItem(name: string, more = '<pubDate>Fri, 20 Nov 2026 07:00:00 GMT</pubDate>'): string {
  const slug = name.toLowerCase().replaceAll(/\W+/g, '-');
  return `<item><title>${name}</title><link>https://gazette.example/${slug}</link><guid>${slug}</guid>${more}
    <description>&lt;p&gt;What happened &amp;amp; why.&lt;/p&gt;&lt;p&gt;More of it.&lt;/p&gt;</description></item>`;
}
