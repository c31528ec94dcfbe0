import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const STAMP = join(ROOT, 'build', 'source-hash.txt');
/** What the bundles of the browser, the pages and the programs are made of. */
const SOURCES = [
  'src',
  'packages/predict/src',
  'public',
  'package-lock.json',
  'vite.config.ts',
  'scripts/build/compress-assets.ts',
  'scripts/build/bundle-programs.ts',
  'scripts/build/guest-scripts.ts',
  'react-router.config.ts',
];

/** Builds pages and programs where the sources have changed since the last build; answers what was done. The signal ends a build that runs. */
export async function buildSite(say: (line: string) => void, signal: AbortSignal): Promise<string> {
  const hash = hashSources();
  if (readStamp() === hash) return 'unchanged';
  say('building the pages …');
  await runBuild(signal);
  writeFileSync(STAMP, hash);
  return '';
}

function readStamp(): string | null {
  try {
    return readFileSync(STAMP, 'utf8');
  } catch {
    return null;
  }
}

function runBuild(signal: AbortSignal): Promise<void> {
  const cli = join(ROOT, 'node_modules', '@react-router', 'dev', 'bin.cjs');
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [cli, 'build'], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
    });
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('error', fail);
    child.on('exit', (code) =>
      code === 0 ? done() : fail(new Error(`The build failed:\n${Buffer.concat(output).toString()}`)),
    );
  });
}

/** One hash over the names and contents of all sources, so that a check-out with the same files needs no build. */
function hashSources(): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((source) => listFiles(join(ROOT, source)))) {
    hash.update(relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function listFiles(path: string): string[] {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return [];
  if (!stat.isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) =>
      name.endsWith('.test.ts') || name.endsWith('.test.tsx') ? [] : listFiles(join(path, name)),
    );
}
