import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const LOCK = JSON.stringify({
  packages: {
    '': {},
    'node_modules/everywhere': {},
    'node_modules/binary': { os: [process.platform], cpu: [process.arch], optional: true },
    'node_modules/foreign': { os: ['plan9'], cpu: ['mips'], optional: true },
    'node_modules/word': { os: 'plan9', cpu: 'mips', optional: true },
    'node_modules/anything-else': { os: [`!${process.platform}`], optional: true },
  },
});

/** Stands in for npm: notes its arguments, and makes the packages named in the variable FAKE_PACKAGES. */
const FAKE_NPM = `
  import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
  appendFileSync(process.env.FAKE_LOG, process.cwd() + ' ' + process.argv.slice(2).join(' ') + '\\n');
  writeFileSync('package-lock.json', 'spoilt');
  for (const name of process.env.FAKE_PACKAGES.split(',')) {
    mkdirSync('node_modules/' + name, { recursive: true });
    writeFileSync('node_modules/' + name + '/package.json', '{}');
  }
  writeFileSync('node_modules/.package-lock.json', '{}');
  process.stderr.write(process.env.FAKE_MESSAGE ?? '');
  process.exitCode = Number(process.env.FAKE_CODE ?? 0);`;

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'trueline ensure '));
  for (const folder of ['scripts/setup', 'packages/one', 'npm'])
    mkdirSync(join(root, folder), { recursive: true });
  for (const file of ['ensure.mjs', 'npm-install.mjs']) {
    copyFileSync(join(import.meta.dirname, file), join(root, 'scripts', 'setup', file));
  }
  writeFileSync(join(root, 'package.json'), '{}');
  writeFileSync(join(root, 'package-lock.json'), LOCK);
  writeFileSync(join(root, 'npm', 'package.json'), '{"type":"module"}');
  writeFileSync(join(root, 'npm', 'npm-cli.js'), FAKE_NPM);
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function ensure(env: Record<string, string> = {}, parameters: readonly string[] = []) {
  const result = spawnSync(process.execPath, [join(root, 'scripts', 'setup', 'ensure.mjs'), ...parameters], {
    encoding: 'utf8',
    env: {
      PATH: dirname(process.execPath),
      HOME: root,
      npm_execpath: join(root, 'npm', 'npm-cli.js'),
      npm_config_globalconfig: '/etc/npmrc',
      FAKE_LOG: join(root, 'calls'),
      FAKE_PACKAGES: 'everywhere,binary',
      ...env,
    },
  });
  return { status: result.status, stderr: result.stderr, stdout: result.stdout };
}

function calls(): string[] {
  const file = join(root, 'calls');
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
}

test('it installs once, without a change to the lock, and says so on stderr alone', () => {
  const first = ensure();
  expect(first).toMatchObject({ status: 0, stdout: '' });
  expect(first.stderr).toMatch(/^Installing packages …\nEverything is installed \(\d+ s\)\.\n$/);
  expect(calls()).toHaveLength(1);
  expect(calls()[0]).toContain('install --no-save');
  expect(calls()[0]).toContain('--globalconfig=/etc/npmrc');
  expect(readFileSync(join(root, 'package-lock.json'), 'utf8')).toBe(LOCK);
  expect(ensure()).toEqual({ status: 0, stdout: '', stderr: '' });
  expect(calls()).toHaveLength(1);
});

test('tools are installed when they are asked for, once for each lock of theirs', () => {
  const tools = join(root, 'scripts', 'tools');
  const lock = (name: string) => JSON.stringify({ packages: { [`node_modules/${name}`]: {} } });
  mkdirSync(tools);
  writeFileSync(join(tools, 'package-lock.json'), lock('everywhere'));
  ensure();
  expect(calls()).toHaveLength(1);
  for (let times = 0; times < 2; times += 1) expect(ensure({}, ['--tools']).status).toBe(0);
  expect(calls()).toHaveLength(2);
  expect(calls()[1]).toContain(`${tools} install --no-save`);
  writeFileSync(join(tools, 'package-lock.json'), lock('binary'));
  expect(ensure({}, ['--tools']).stderr).toBe('Installing tools …\n');
  expect(calls()).toHaveLength(3);
});

test.each(['package-lock.json', 'package.json', 'packages/one/package.json'])(
  'a changed %s installs again',
  (file) => {
    ensure();
    const path = join(root, file);
    writeFileSync(
      path,
      file === 'package-lock.json' ? LOCK.replace('everywhere', 'binary') : '{"version":"2"}',
    );
    expect(ensure().status).toBe(0);
    expect(calls()).toHaveLength(2);
  },
);

test('an optional package that npm passed over although it is for this platform is tried three times, then named', () => {
  const result = ensure({ FAKE_PACKAGES: 'everywhere' });
  expect(result.status).toBe(1);
  expect(result.stderr).toContain('missing: binary)');
  expect(calls()).toHaveLength(3);
  expect(ensure().status).toBe(0);
});

test.each([
  ['npm error code ENOSPC', 'The disk is full.', 1],
  ['npm error EACCES: permission denied', 'may not write', 1],
  ['npm error getaddrinfo ENOTFOUND', 'cannot be reached', 3],
  ['attempt 1 failed with SELF_SIGNED_CERT_IN_CHAIN', 'does not trust', 1],
  ['npm error something new', 'what npm says:\nnpm error something new', 1],
])('"%s" is explained, and tried again only where that may help', (message, sentence, tries) => {
  const result = ensure({ FAKE_CODE: '1', FAKE_MESSAGE: message });
  expect(result.status).toBe(1);
  expect(result.stderr).toContain(sentence);
  expect(calls()).toHaveLength(tries);
});

test('a read-only home gets a cache for this run alone', () => {
  ensure({ HOME: '/dev/null' });
  const cache = /--cache=(\S+)/.exec(calls()[0] ?? '')?.[1];
  expect(cache).toBeDefined();
  expect(existsSync(cache ?? '')).toBe(false);
});

test('progress counts what came for this platform, and says nothing while nothing came', () => {
  const script = `
    import { mkdirSync, writeFileSync } from 'node:fs';
    import { reportProgress } from ${JSON.stringify(join(root, 'scripts', 'setup', 'npm-install.mjs'))};
    const { packages } = ${LOCK};
    const { announce, hear, stop } = reportProgress('.', packages, console.log);
    for (let times = 0; times < 5; times += 1) announce();
    hear('npm http fetch GET 200 https://registry.example/everywhere 9ms\\n');
    hear('npm http cache everywhere@https://registry.example/everywhere-1.0');
    hear('.0.tgz 0ms (cache hit)\\nnpm http fetch GET 200 https://registry.example/everywhere-1.0.0.tgz 3ms\\n');
    for (let times = 0; times < 5; times += 1) announce();
    for (const name of ['everywhere', 'binary', 'foreign']) {
      mkdirSync('node_modules/' + name, { recursive: true });
      writeFileSync('node_modules/' + name + '/package.json', '{}');
    }
    for (let times = 0; times < 5; times += 1) announce();
    stop();`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^ {2}1 of 2 packages, \d+ s\n {2}2 of 2 packages, \d+ s\n$/);
});
