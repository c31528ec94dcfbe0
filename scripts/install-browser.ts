import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Debian's packages: the browser of the journeys, and the letters without which Chinese pages are rows of boxes. */
const PACKAGES = ['chromium', 'fonts-noto-cjk'];
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

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

/** Makes sure of the browser and of Chinese letters. @returns false when a browser is missing and cannot be installed here */
function install(): boolean {
  const named = process.env.CHROMIUM_PATH;
  if (named && findChromium() === null) {
    console.error(`CHROMIUM_PATH names ${named}, which is no program that this account can run.`);
    return false;
  }
  const missing = [findChromium() === null ? 'chromium' : null, hasChineseFont() ? null : 'fonts-noto-cjk'];
  const wanted = PACKAGES.filter((name) => missing.includes(name));
  if (wanted.length === 0) return true;
  const command = `apt-get update && apt-get install -y --no-install-recommends ${wanted.join(' ')}`;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    console.error(
      `The browser journeys need ${wanted.join(' and ')}: run "sudo sh -c '${command}'", or name a browser in CHROMIUM_PATH.`,
    );
    return findChromium() !== null;
  }
  console.error(`Installing ${wanted.join(' and ')} for the browser journeys …`);
  const result = spawnSync('/bin/sh', ['-c', command], {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (result.status === 0 && findChromium() !== null) return true;
  const words = `${result.stdout}${result.stderr}`.trim().split('\n').slice(-6).join('\n');
  console.error(`"${command}" did not succeed:\n${words}`);
  return findChromium() !== null;
}

function hasChineseFont(): boolean {
  try {
    return execFileSync('fc-list', [':lang=zh-tw', 'family'], { encoding: 'utf8' }).trim() !== '';
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
