import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Debian's packages, the first that can be had: the shell is the same Chromium without windows, tabs and toolbars of its own,
 * which cost the journeys up to half of their time.
 */
const BROWSERS = ['chromium-headless-shell', 'chromium'];
/**
 * Debian's fonts, each with what fontconfig knows it or one like it by: the letters without which Chinese pages are rows of
 * boxes, and letters as wide as Arial's. Where there is no Arial a browser takes DejaVu, which is wider than what most readers have, and
 * whether words fit would depend on the machine.
 */
const FONTS = [
  { name: 'fonts-noto-cjk', patterns: [':lang=zh-tw'] },
  { name: 'fonts-liberation', patterns: ['Liberation Sans', 'Arial', 'Arimo'] },
] as const;
/** Where the packages cannot be reached, no one waits for ever. */
const INSTALL_LIMIT_MS = 300_000;
const NAMES = [...BROWSERS, 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = install() ? 0 : 1;

/**
 * Looks for a Chromium: the variable CHROMIUM_PATH, then /usr/bin and the folders of PATH.
 * @returns its path, or null when there is none
 */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | null {
  if (env.CHROMIUM_PATH) return canRun(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : null;
  const folders = ['/usr/bin', ...(env.PATH ?? '').split(delimiter).filter(isAbsolute)];
  const places = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return places.find(canRun) ?? null;
}

/**
 * Makes sure of the browser and of the letters that it draws. A browser that is there is good enough where no better one can be installed.
 * @returns false when there is none and none can be installed here
 */
function install(): boolean {
  const named = process.env.CHROMIUM_PATH;
  if (named && findChromium() === null) {
    console.error(`CHROMIUM_PATH names ${named}, which is no program that this account can run.`);
    return false;
  }
  const found = findChromium();
  const isBest = named !== undefined || found?.endsWith(`/${BROWSERS[0]}`) === true;
  const letters = missingFonts();
  if (isBest && letters.length === 0) return true;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    const missing = [...(found === null ? ['chromium'] : []), ...letters];
    if (missing.length > 0)
      console.error(
        `The browser journeys need ${missing.join(' and ')}: run "sudo sh -c '${installCommand(missing)}'", or name a browser in CHROMIUM_PATH.`,
      );
    return found !== null;
  }
  const choices = isBest ? [[]] : BROWSERS.map((name) => [name]);
  for (const browser of found === null ? choices : choices.slice(0, 1)) {
    if (runInstall([...browser, ...letters])) break;
  }
  return findChromium() !== null;
}

function installCommand(packages: readonly string[]): string {
  return `apt-get update && apt-get install -y --no-install-recommends ${packages.join(' ')}`;
}

/** Says in the end what went wrong, if something did. */
function runInstall(packages: readonly string[]): boolean {
  console.error(`Installing ${packages.join(' and ')} for the browser journeys …`);
  const command = installCommand(packages);
  const result = spawnSync('/bin/sh', ['-c', command], {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: INSTALL_LIMIT_MS,
  });
  if (result.status === 0) return true;
  const lastLines = `${result.stdout}${result.stderr}`.trim().split('\n').slice(-6).join('\n');
  console.error(`"${command}" did not succeed:\n${lastLines}`);
  return false;
}

/** Which of the fonts have to be installed. */
export function missingFonts(env: NodeJS.ProcessEnv = process.env): string[] {
  return FONTS.filter(({ patterns }) => !patterns.some((pattern) => isInstalled(pattern, env))).map(
    ({ name }) => name,
  );
}

function isInstalled(pattern: string, env: NodeJS.ProcessEnv): boolean {
  try {
    return execFileSync('fc-list', [pattern, 'family'], { encoding: 'utf8', env }).trim() !== '';
  } catch {
    // Without fontconfig there are no fonts at all.
    return false;
  }
}

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
