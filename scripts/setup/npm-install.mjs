// Runs `npm install` of one folder under a chosen Node, with progress, retries and sentences. Plain JavaScript, see ensure.mjs.
import { spawn, spawnSync } from 'node:child_process';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';

const ATTEMPTS = 3;
const REPORT_MS = 5_000;
const NETWORK =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT|ENETUNREACH|EHOSTUNREACH|socket hang up/;
const CERTIFICATE = /SELF_SIGNED_CERT|UNABLE_TO_(?:GET|VERIFY)\w*|CERT_HAS_EXPIRED|ERR_TLS_CERT\w*/;

/** npm runs under this Node or under the new one, so its JavaScript is needed and not its launcher. */
export function findNpm() {
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

/**
 * Installs what the folder's lock file names, and leaves that file as it was. A broken download is tried again: npm itself
 * passes silently over an optional package, such as one with binaries for this platform, that it could not fetch.
 * @throws Error with a sentence and npm's last lines
 */
export async function npmInstall({ node, npm, folder, say }) {
  const lockFile = join(folder, 'package-lock.json');
  const lock = readFileSync(lockFile);
  const packages = JSON.parse(lock.toString('utf8')).packages;
  const progress = reportProgress(folder, packages, say);
  const cache = usableCache();
  try {
    for (let attempt = 1; ; attempt += 1) {
      const { code, output } = await run(node, [npm, ...npmArguments(npm), ...cache.args], {
        cwd: folder,
        onText: progress.hear,
      });
      const missing = code === 0 ? missingBinaries(folder, packages) : [];
      if (code === 0 && missing.length === 0) return;
      const mayPass = NETWORK.test(output) || code === 0;
      if (attempt === ATTEMPTS || !mayPass) throw new Error(failure(missing, output, folder));
      say(`  A download failed; trying again (${attempt + 1} of ${ATTEMPTS}) …`);
    }
  } finally {
    progress.stop();
    cache.discard();
    if (!readFileSync(lockFile).equals(lock)) writeFileSync(lockFile, lock);
  }
}

function npmArguments(npm) {
  // npm looks for the machine's settings (registry, certificates) beside its Node, and we may run it under another one.
  const asked = () =>
    spawnSync(process.execPath, [npm, 'config', 'get', 'globalconfig'], { encoding: 'utf8' }).stdout.trim();
  const globalConfig = process.env.npm_config_globalconfig ?? asked();
  // A NODE_ENV of production would leave out what builds the site, hence the two includes. The level http names the reason
  // of each failed download.
  return [
    'install',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--no-progress',
    '--no-update-notifier',
    '--loglevel=http',
    '--logs-max=0',
    '--include=dev',
    '--include=optional',
    // npm waits 10 and 60 s between its own tries; with our tries around them that is too long without a word.
    '--fetch-retries=3',
    '--fetch-retry-mintimeout=1000',
    '--fetch-retry-factor=3',
    ...(globalConfig ? [`--globalconfig=${globalConfig}`] : []),
  ];
}

/** Packages with binaries for exactly this platform, which are optional for npm but not for us. */
function missingBinaries(folder, packages) {
  const isHere = platformTest();
  const missing = Object.entries(packages).filter(([path, { os, cpu, libc }]) => {
    const isOurs = os !== undefined && cpu !== undefined && isHere({ os, cpu, libc });
    return isOurs && !existsSync(join(folder, path, 'package.json'));
  });
  return missing.map(([path]) => path.replace(/^.*node_modules\//, ''));
}

/** Whether a package of a lock file is meant for this platform. */
function platformTest() {
  const ours =
    process.platform !== 'linux' || process.report?.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
  // A package may name one platform as a word, several as a list, and others that it does not run on with a "!".
  const allows = (names, one) => {
    const list = [names ?? []].flat();
    if (list.every((name) => name.startsWith('!'))) return !list.includes(`!${one}`);
    return list.includes(one);
  };
  return ({ os, cpu, libc }) =>
    allows(os, process.platform) && allows(cpu, process.arch) && allows(libc, ours);
}

/**
 * Says how many of this platform's packages have come, and only when there are more of them. npm unpacks all of them at the very end, so
 * what counts is what it reports about its downloads.
 */
export function reportProgress(folder, packages, say) {
  const begun = Date.now();
  const isHere = platformTest();
  const wanted = Object.entries(packages).filter(
    ([path, entry]) => path !== '' && !entry.link && isHere(entry),
  );
  const fetched = new Set();
  let [rest, announced] = ['', 0];
  const announce = () => {
    const unpacked = wanted.filter(([path]) => existsSync(join(folder, path, 'package.json'))).length;
    const count = Math.min(wanted.length, Math.max(unpacked, fetched.size));
    if (count <= announced) return;
    announced = count;
    say(`  ${count} of ${wanted.length} packages, ${Math.round((Date.now() - begun) / 1000)} s`);
  };
  const timer = setInterval(announce, REPORT_MS);
  return {
    announce,
    hear: (text) => {
      const lines = `${rest}${text}`.split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const tarball = /^npm http (?:fetch GET 200|cache) \S*?(https?:\S+\.tgz)/.exec(line)?.[1];
        if (tarball !== undefined) fetched.add(tarball);
      }
    },
    stop: () => clearInterval(timer),
  };
}

function run(node, args, { cwd, onText }) {
  return new Promise((resolve) => {
    const PATH = [dirname(node), process.env.PATH ?? ''].join(delimiter);
    const child = spawn(node, args, {
      cwd,
      env: { ...process.env, PATH },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const end = () => child.kill();
    process.once('SIGTERM', end);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        onText(text);
        // npm would try each package again for more than a minute, which mends no certificate.
        if (CERTIFICATE.test(text)) end();
      });
    }
    child.once('error', (error) => resolve({ code: 1, output: error.message }));
    child.once('close', (code) => {
      process.removeListener('SIGTERM', end);
      resolve({ code, output });
    });
  });
}

/** npm cannot do without a cache it may write; where the home folder is read-only it gets one for this run. */
function usableCache() {
  const usual = process.env.npm_config_cache ?? join(homedir(), '.npm');
  try {
    for (const folder of [usual, join(usual, '_cacache'), join(usual, '_cacache', 'tmp')]) {
      if (!existsSync(folder)) mkdirSync(folder);
      accessSync(folder, constants.W_OK);
    }
    return { args: [], discard: () => undefined };
  } catch {
    const folder = mkdtempSync(join(tmpdir(), 'trueline-npm-'));
    return { args: [`--cache=${folder}`], discard: () => rmSync(folder, { recursive: true, force: true }) };
  }
}

function failure(missing, output, folder) {
  const reasons = [
    [/ENOSPC/, 'The disk is full.'],
    [/EACCES|EPERM|EROFS/, `This account may not write in ${folder}; start as its owner.`],
    [CERTIFICATE, 'The package registry shows a certificate that this machine does not trust.'],
    [NETWORK, 'The package registry cannot be reached; check the network and the proxy settings.'],
    [/ETARGET|E404/, 'The package registry does not have a version that the lock file names.'],
    [/EINTEGRITY/, 'A package arrived damaged; run "npm cache verify" and start again.'],
  ];
  const reason = reasons.find(([pattern]) => pattern.test(output))?.[1] ?? 'This is what npm says:';
  const absent = missing.length === 0 ? '' : ` (missing: ${missing.join(', ')})`;
  const lines = output
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^npm http .* (200|304) /.test(line));
  return `The packages could not be installed${absent}. ${reason}\n${lines.slice(-12).join('\n')}`;
}
