import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { endpoints } from '#api/index.ts';
import { openBareServer, type SentBytes } from './bare-server.ts';
import { type Load, load } from './load.ts';
import { openNginx } from './nginx.ts';
import { openSite } from './open-site.ts';

/**
 * Throughput and CPU per request of guests' pages and lists. The peers are a bare node:http server that sends the very same bytes, in a
 * process of its own, and nginx with the same file where it is installed: what is left of their rate is what the site's own work costs.
 * Each path is asked for as browsers do, compressed by brotli, and without compression, over ten connections and over a hundred; loopback only.
 * Left to itself it takes three pages and every list that guests share.
 *
 *   node bench/serve.ts                       starts a site of its own in a temporary folder
 *   node bench/serve.ts http://127.0.0.1:3000 measures a running one (RATE_LIMITS=off)
 *   … [--seconds 5] [--encodings br,identity] [--connections 10,100] [path …]
 */

const PAGES = ['/en', '/zh_TW/schedule', '/vi/terms'];
/** What a list needs to be asked for. */
const QUESTIONS: Readonly<Record<string, string>> = { '/sport/standings': '?league=EPL' };
const LISTS = endpoints.flatMap(({ contract: { path, shared } }) =>
  shared === undefined ? [] : [`/api${path}${QUESTIONS[path] ?? ''}`],
);
const COLUMNS = [
  ['path', 33],
  ['encoding', 9],
  ['conn', 6],
  ['kB', 8],
  ['req/s', 9],
  ['bare/s', 9],
  ['nginx/s', 9],
  ['p99 ms', 8],
  ['bare p99', 9],
  ['CPU ms', 9],
  ['bare CPU', 9],
  ['CPU ratio', 10],
  ['rate ratio', 11],
  ['of nginx', 9],
] as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '5' },
    encodings: { type: 'string', default: 'br,identity' },
    connections: { type: 'string', default: '10,100' },
  },
});
const [given, ...chosen] = positionals;
const site = await openSite(given);
try {
  print(COLUMNS.map(([name]) => name));
  for (const path of chosen.length > 0 ? chosen : [...PAGES, ...LISTS])
    for (const encoding of values.encodings.split(','))
      for (const connections of values.connections.split(','))
        await measure(path, { encoding, connections: Number(connections) });
} finally {
  await site.stop();
}

async function measure(
  path: string,
  { encoding, connections }: { readonly encoding: string; readonly connections: number },
): Promise<void> {
  const address = `${site.base}${path}`;
  const sent = await readAsSent(address, encoding);
  const options = { seconds: Number(values.seconds), connections, encoding };
  const ours = await measured(address, site.cpuSeconds, options);
  const bareServer = await openBareServer(sent);
  const bare = await measured(bareServer.address, bareServer.cpuSeconds, options);
  await bareServer.stop();
  const nginx = await openNginx(sent);
  const still = nginx === null ? null : await load(nginx.address, options);
  await nginx?.stop();
  const cpu = (one: Measured) => (one.cpuS * 1000) / one.load.requests;
  print([
    path,
    sent.encoding ?? 'none',
    String(connections),
    (sent.body.length / 1000).toFixed(1),
    ours.load.rate.toFixed(0),
    bare.load.rate.toFixed(0),
    still === null ? '–' : still.rate.toFixed(0),
    ours.load.p99.toFixed(0),
    bare.load.p99.toFixed(0),
    cpu(ours).toFixed(4),
    cpu(bare).toFixed(4),
    (cpu(bare) / cpu(ours)).toFixed(2),
    (ours.load.rate / bare.load.rate).toFixed(2),
    still === null ? '–' : (ours.load.rate / still.rate).toFixed(2),
  ]);
}

/** The very bytes of an answer: `fetch` would unpack them. */
function readAsSent(address: string, encoding: string): Promise<SentBytes> {
  return new Promise((done, fail) => {
    get(address, { headers: { 'Accept-Encoding': encoding } }, async (answer) => {
      const { statusCode, headers } = answer;
      const body = await buffer(answer);
      if (statusCode !== 200) return fail(new Error(`${address} answered ${statusCode}`));
      done({
        body,
        type: headers['content-type'] ?? 'text/plain',
        encoding: headers['content-encoding'] ?? null,
      });
    }).once('error', fail);
  });
}

type Measured = { readonly load: Load; readonly cpuS: number };

/** A second to get warm, and then what counts. */
async function measured(
  address: string,
  cpuSeconds: () => Promise<number>,
  options: Parameters<typeof load>[1],
): Promise<Measured> {
  await load(address, { ...options, seconds: 1 });
  const before = await cpuSeconds();
  const measuredLoad = await load(address, options);
  return { load: measuredLoad, cpuS: (await cpuSeconds()) - before };
}

function print(cells: readonly string[]): void {
  const padded = cells.map((cell, index) => {
    const width = COLUMNS[index]?.[1] ?? 8;
    return index === 0 ? cell.padEnd(width) : cell.padStart(width);
  });
  console.log(padded.join(' '));
}
