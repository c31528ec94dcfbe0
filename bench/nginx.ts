import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#platform/free-port.ts';
import type { SentBytes } from './bare-server.ts';

/** Where Debian's package puts it. */
const NGINX = '/usr/sbin/nginx';
const START_LIMIT_MS = 10_000;

export const hasNginx = () => existsSync(NGINX);

export type Nginx = { readonly address: string; readonly port: number; stop(): Promise<void> };

/** nginx with one worker that sends these bytes as a file; null where it is not installed. */
export function openNginx({ body, encoding }: Omit<SentBytes, 'type'>): Promise<Nginx | null> {
  return startNginx((folder) => {
    writeFileSync(join(folder, 'body'), body);
    const header = encoding === null ? '' : `add_header Content-Encoding ${encoding};`;
    return { http: '', location: `location / { root ${folder}; ${header} try_files /body =404; }` };
  });
}

/** nginx with this configuration of a site, in a folder of its own on a free port. */
export async function startNginx(
  configure: (folder: string) => { readonly http: string; readonly location: string },
): Promise<Nginx | null> {
  if (!hasNginx()) return null;
  const folder = mkdtempSync(join(tmpdir(), 'trueline-nginx-'));
  const port = await freePort();
  const { http, location } = configure(folder);
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const configuration = `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http { access_log off; keepalive_requests 1000000; ${places.join(' ')} ${http}
server { listen 127.0.0.1:${port}; ${location} } }
`;
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration);
  const child = spawn(NGINX, ['-c', file, '-p', folder], { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise<void>((done) => {
    child.once('exit', () => done());
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const deadline = performance.now() + START_LIMIT_MS;
  while (!(await isListening(port))) {
    if (performance.now() < deadline && child.exitCode === null) continue;
    await stop();
    throw new Error('nginx did not start');
  }
  return { address: `http://127.0.0.1:${port}/`, port, stop };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      done(true);
    });
    socket.on('error', () => setTimeout(done, 20, false));
  });
}
