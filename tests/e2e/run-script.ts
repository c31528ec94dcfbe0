import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Runs a command of the project on the site's own database, and gives what it prints as JSON. */
export function runScript(path: string, args: readonly string[] = []) {
  const printed = execFileSync(process.execPath, [path, ...args], {
    cwd: ROOT,
    env: { ...process.env, APP_MODE: 'test', DATA_DIR: process.env.E2E_DATA_DIR },
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(printed.toString());
}
