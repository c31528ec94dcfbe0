// Makes sure that the packages are installed, and Node 24 where the machine's own is older; with --tools those of scripts/tools, too. npm
// runs it before its commands. Plain JavaScript without packages, because it has to run on Node 18 in a fresh clone.
import { spawnSync } from 'node:child_process';
import crypto, { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNpm, npmInstall } from './npm-install.mjs';

const NEEDED_MAJOR = 24;
const ROOT = join(dirname(realpathSync(fileURLToPath(import.meta.url))), '..', '..');
const MODULES = join(ROOT, 'node_modules');
const STAMP = join(MODULES, '.trueline-installed');

try {
  // An image is built with its packages in place, which leaves no trace of ours.
  if (process.argv.includes('--installed')) writeFileSync(STAMP, `${fingerprint()}\n`);
  else await ensure();
  if (process.argv.includes('--tools')) await ensureTools();
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
  say(hasNeededNode() ? 'Installing packages …' : 'Installing packages (2 of 2) …');
  await npmInstall({ node, npm, folder: ROOT, say });
  if (!hasNeededNode() && nodeMajor(join(MODULES, '.bin', 'node')) < NEEDED_MAJOR) {
    throw new Error(
      `Node ${NEEDED_MAJOR} did not arrive in node_modules/.bin. Delete node_modules and try again.`,
    );
  }
  writeFileSync(STAMP, `${wanted}\n`);
  say(`Everything is installed (${Math.round((Date.now() - begun) / 1000)} s).`);
}

/** What measures and breaks the project, which neither the site nor its tests need: more than a third of all packages. */
async function ensureTools() {
  const folder = join(ROOT, 'scripts', 'tools');
  const stamp = join(folder, 'node_modules', '.trueline-installed');
  const wanted = fingerprintOf([join('scripts', 'tools', 'package-lock.json')]);
  if (isStamped(stamp, wanted)) return;
  say('Installing tools …');
  const node = hasNeededNode() ? process.execPath : join(MODULES, '.bin', 'node');
  await npmInstall({ node, npm: findNpm(), folder, say });
  writeFileSync(stamp, `${wanted}\n`);
}

/** What the installed packages depend on: the lock file, the manifests and the platform. */
function fingerprint() {
  const workspaces = readdirSync(join(ROOT, 'packages')).map((name) =>
    join('packages', name, 'package.json'),
  );
  return fingerprintOf(['package-lock.json', 'package.json', ...workspaces.sort()]);
}

function fingerprintOf(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    const path = join(ROOT, file);
    if (existsSync(path)) hash.update(readFileSync(path)).update('\0');
  }
  return `${hash.digest('hex')} ${process.platform}-${process.arch}`;
}

function isInstalled(wanted) {
  return (
    isStamped(STAMP, wanted) &&
    existsSync(join(MODULES, '.package-lock.json')) &&
    (hasNeededNode() || existsSync(join(MODULES, '.bin', 'node')))
  );
}

function isStamped(stamp, wanted) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8').trim() === wanted;
}

/** Passwords are hashed with Node's own Argon2, which came within major version 24. */
function hasNeededNode() {
  return Number.parseInt(process.versions.node, 10) >= NEEDED_MAJOR && typeof crypto.argon2 === 'function';
}

/** @returns path of a Node that is new enough, from the folder scripts/setup/node, which holds nothing else */
async function installNode(npm) {
  const folder = join(ROOT, 'scripts', 'setup', 'node');
  const node = join(folder, 'node_modules', '.bin', 'node');
  if (nodeMajor(node) >= NEEDED_MAJOR) return node;
  say(
    `This machine has Node ${process.versions.node}; installing Node ${NEEDED_MAJOR} beside the project (1 of 2) …`,
  );
  await npmInstall({ node: process.execPath, npm, folder, say });
  if (nodeMajor(node) >= NEEDED_MAJOR) return node;
  throw new Error(
    `There is no Node ${NEEDED_MAJOR} package that runs on this ${process.platform}-${process.arch} system. ` +
      `Install Node ${NEEDED_MAJOR} from your system or from nodejs.org and try again.`,
  );
}

/** @returns major version of the Node at this path, 0 when there is none that runs */
function nodeMajor(file) {
  if (!existsSync(file)) return 0;
  const { status, stdout } = spawnSync(file, ['--version'], { encoding: 'utf8' });
  return status === 0 ? Number.parseInt(stdout.slice(1), 10) : 0;
}

/** To stderr, so that commands which print data on stdout stay clean. */
function say(line) {
  process.stderr.write(`${line}\n`);
}
