// Makes sure that the packages are installed, and Node 24 where the machine's own is older. npm runs it before start, test
// and dev. Plain JavaScript without packages, because it has to run on Node 18 in a fresh clone.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NEEDED_MAJOR = 24;
const ROOT = join(dirname(realpathSync(fileURLToPath(import.meta.url))), '..');
const MODULES = join(ROOT, 'node_modules');
const STAMP = join(MODULES, '.trueline-installed');
const LOCK = join(ROOT, 'package-lock.json');

try {
  await ensure();
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function ensure() {
  const wanted = fingerprint();
  if (isInstalled(wanted)) return;
  const begun = Date.now();
  const npm = findNpm();
  const node = hasNeededNode() ? process.execPath : await installNode(npm);
  await installPackages(node, npm);
  if (!hasNeededNode() && nodeMajor(join(MODULES, '.bin', 'node')) < NEEDED_MAJOR) {
    throw new Error(
      `Node ${NEEDED_MAJOR} did not arrive in node_modules/.bin. Delete node_modules and try again.`,
    );
  }
  writeFileSync(STAMP, `${wanted}\n`);
  say(`Everything is installed (${seconds(begun)}).`);
}

/** What the installed packages depend on: the lock file, the manifests and the platform. */
function fingerprint() {
  const hash = createHash('sha256');
  const workspaces = readdirSync(join(ROOT, 'packages')).map((name) =>
    join(ROOT, 'packages', name, 'package.json'),
  );
  for (const file of [LOCK, join(ROOT, 'package.json'), ...workspaces.sort()]) {
    if (existsSync(file)) hash.update(readFileSync(file)).update('\0');
  }
  return `${hash.digest('hex')} ${process.platform}-${process.arch}`;
}

function isInstalled(wanted) {
  if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8').trim() !== wanted) return false;
  return (
    existsSync(join(MODULES, '.package-lock.json')) &&
    (hasNeededNode() || existsSync(join(MODULES, '.bin', 'node')))
  );
}

function hasNeededNode() {
  return Number.parseInt(process.versions.node, 10) >= NEEDED_MAJOR;
}

/** npm runs under this Node or under the new one, so its JavaScript is needed and not its launcher. */
function findNpm() {
  const beside = join(dirname(realpathSync(process.execPath)), '..');
  const onPath = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'npm'));
  const candidates = [
    process.env.npm_execpath ?? '',
    ...onPath,
    join(beside, 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(beside, 'share', 'nodejs', 'npm', 'bin', 'npm-cli.js'),
  ];
  for (const candidate of candidates) {
    const file = existsSync(candidate) ? realpathSync(candidate) : '';
    if (basename(file) === 'npm-cli.js') return file;
  }
  throw new Error('npm was not found. Install npm (it comes with Node) and try again.');
}

/** @returns path of a Node that is new enough, from the folder scripts/node, which holds nothing else */
async function installNode(npm) {
  const folder = join(ROOT, 'scripts', 'node');
  const node = join(folder, 'node_modules', '.bin', 'node');
  if (nodeMajor(node) >= NEEDED_MAJOR) return node;
  const begun = Date.now();
  say(
    `This machine has Node ${process.versions.node}; installing Node ${NEEDED_MAJOR} beside the project (1 of 2) …`,
  );
  await runNpm(process.execPath, npm, folder, join(folder, 'package-lock.json'));
  if (nodeMajor(node) < NEEDED_MAJOR) {
    throw new Error(
      `There is no Node ${NEEDED_MAJOR} package for ${process.platform}-${process.arch} that runs here. ` +
        `Install Node ${NEEDED_MAJOR} from your system or from nodejs.org and try again.`,
    );
  }
  say(`Node ${NEEDED_MAJOR} is ready (${seconds(begun)}).`);
  return node;
}

async function installPackages(node, npm) {
  const begun = Date.now();
  say(hasNeededNode() ? 'Installing packages …' : 'Installing packages (2 of 2) …');
  const packages = Object.keys(JSON.parse(readFileSync(LOCK, 'utf8')).packages).filter((name) => name !== '');
  const timer = setInterval(() => {
    const present = packages.filter((name) => existsSync(join(ROOT, name, 'package.json'))).length;
    say(`  ${present} of at most ${packages.length} packages, ${seconds(begun)}`);
  }, 5_000);
  try {
    await runNpm(node, npm, ROOT, LOCK);
  } finally {
    clearInterval(timer);
  }
  say(`Packages are ready (${seconds(begun)}).`);
}

/** Runs `npm install --no-save` in a folder and leaves its lock file as it was. */
async function runNpm(node, npm, folder, lock) {
  const before = readFileSync(lock);
  const cache = usableCache();
  const args = [
    'install',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--no-progress',
    '--loglevel=error',
    '--logs-max=0',
  ];
  // A NODE_ENV of production would leave out what builds the site.
  args.push('--include=dev', '--include=optional', `--prefix=${folder}`, ...cache.args);
  try {
    const { code, output } = await run(node, [npm, ...args], folder);
    if (code !== 0)
      throw new Error(`${explain(output, folder)}\n${output.trim().split('\n').slice(-12).join('\n')}`);
  } finally {
    cache.discard();
    if (!readFileSync(lock).equals(before)) writeFileSync(lock, before);
  }
}

function run(node, args, cwd) {
  return new Promise((resolve) => {
    const PATH = [dirname(node), process.env.PATH ?? ''].join(delimiter);
    const child = spawn(node, args, {
      cwd,
      env: { ...process.env, PATH },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.once('error', (error) => resolve({ code: 1, output: error.message }));
    child.once('close', (code) => resolve({ code, output }));
  });
}

/** npm cannot do without a cache it may write; where the home folder is read-only it gets one for this run. */
function usableCache() {
  const usual = process.env.npm_config_cache ?? join(homedir(), '.npm');
  try {
    mkdirSync(join(usual, '_cacache', 'tmp'), { recursive: true });
    for (const folder of [usual, join(usual, '_cacache'), join(usual, '_cacache', 'tmp')])
      accessSync(folder, constants.W_OK);
    return { args: [], discard: () => undefined };
  } catch {
    const folder = mkdtempSync(join(tmpdir(), 'trueline-npm-'));
    return { args: [`--cache=${folder}`], discard: () => rmSync(folder, { recursive: true, force: true }) };
  }
}

/** @returns major version of the Node at this path, 0 when there is none that runs */
function nodeMajor(file) {
  if (!existsSync(file)) return 0;
  const { status, stdout } = spawnSync(file, ['--version'], { encoding: 'utf8' });
  return status === 0 ? Number.parseInt(stdout.slice(1), 10) : 0;
}

function explain(output, folder) {
  const reasons = [
    [/ENOSPC/, 'The disk is full.'],
    [/EACCES|EPERM|EROFS/, `This account may not write somewhere in ${folder}; start as its owner.`],
    [
      /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network/i,
      'The package registry cannot be reached; check the network and the proxy settings.',
    ],
    [/CERT|self.signed/i, 'The package registry shows a certificate that this machine does not trust.'],
    [/ETARGET|E404/, 'The package registry does not have a version that the lock file names.'],
    [/EINTEGRITY/, 'A package arrived damaged; run "npm cache verify" and try again.'],
  ];
  const reason = reasons.find(([pattern]) => pattern.test(output))?.[1] ?? 'See what npm says:';
  return `The packages could not be installed. ${reason}`;
}

function seconds(begun) {
  return `${Math.round((Date.now() - begun) / 1000)} s`;
}

/** To stderr, so that commands which print data on stdout stay clean. */
function say(line) {
  process.stderr.write(`${line}\n`);
}
