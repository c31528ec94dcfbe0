import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';

/**
 * Throughput and CPU per request of pages and API. The peer is a bare node:http server that sends the very same bytes: what
 * is left of its rate is what the site's own work costs. Ten connections for five seconds each; loopback only.
 *
 *   node bench/serve.ts                       starts a site of its own in a temporary folder
 *   node bench/serve.ts http://127.0.0.1:3000 measures a running one (RATE_LIMITS=off)
 */

const PATHS = [
  '/en',
  '/zh_TW/schedule',
  '/api/sport/list',
  '/api/sport/in-play/list',
  '/api/claims',
  '/api/public/ledger',
];
const SECONDS = 5;
const CONNECTIONS = 10;
const START_LIMIT_MS = 240_000;
const PORT = 3977;

const given = process.argv[2];
const site = given === undefined ? await startSite() : null;
const base = given ?? `http://127.0.0.1:${PORT}`;
try {
  console.log(
    'path'.padEnd(28),
    'requests/s'.padStart(12),
    'bare/s'.padStart(10),
    'ratio'.padStart(8),
    'p99 ms'.padStart(8),
    'CPU ms/req'.padStart(12),
  );
  for (const path of PATHS) await measure(path);
} finally {
  await site?.stop();
}

async function measure(path: string): Promise<void> {
  const answer = await fetch(`${base}${path}`);
  const body = Buffer.from(await answer.arrayBuffer());
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  await load(`${base}${path}`, 1);
  const cpuBefore = await cpuSeconds();
  const ours = await load(`${base}${path}`, SECONDS);
  const cpuMs = ((await cpuSeconds()) - cpuBefore) * 1000;
  const peer = await startPeer(body, answer.headers.get('Content-Type') ?? 'text/plain');
  const bare = await load(peer.address, SECONDS);
  peer.server.close();
  console.log(
    path.padEnd(28),
    ours.requests.average.toFixed(0).padStart(12),
    bare.requests.average.toFixed(0).padStart(10),
    (ours.requests.average / bare.requests.average).toFixed(3).padStart(8),
    ours.latency.p99.toFixed(0).padStart(8),
    (cpuMs / ours.requests.total).toFixed(2).padStart(12),
  );
}

async function load(url: string, duration: number): Promise<autocannon.Result> {
  const result = await autocannon({ url, connections: CONNECTIONS, duration });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  return result;
}

/** CPU time of the web process so far, from its own figures. */
async function cpuSeconds(): Promise<number> {
  const text = await (await fetch(`${base}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1] ?? Number.NaN);
}

/** The same bytes from a server that does nothing else. */
function startPeer(body: Buffer, type: string): Promise<{ server: Server; address: string }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': type, 'Content-Length': body.length });
    response.end(body);
  });
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (typeof address !== 'object' || address === null) throw new Error('the peer has no port');
      done({ server, address: `http://127.0.0.1:${address.port}/` });
    });
  });
}

async function startSite(): Promise<{ stop(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'trueline-bench-'));
  chmodSync(dataDir, 0o755);
  const env = { ...process.env, PORT: String(PORT), DATA_DIR: dataDir, RATE_LIMITS: 'off' };
  const root = fileURLToPath(new URL('..', import.meta.url));
  const child = spawn(process.execPath, ['src/start.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const deadline = performance.now() + START_LIMIT_MS;
  while (!(await isReady())) {
    if (performance.now() > deadline || child.exitCode !== null) throw new Error('the site did not start');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return {
    stop: async () => {
      await ended(child);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function isReady(): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${PORT}/readyz`)).ok;
  } catch {
    return false;
  }
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    child.once('exit', () => done());
    child.kill('SIGTERM');
  });
}
