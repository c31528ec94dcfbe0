import { existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux keeps this folder in memory. */
const MEMORY = '/dev/shm';
/** More than the tests' databases ever take, so that nothing else on the machine is pressed for room. */
const ENOUGH_BYTES = 2_000_000_000;

/**
 * A new empty folder for data that need not outlive the tests: in memory where there is plenty, since a database of several
 * hundred small files is copied there ten times as fast as on a disk, and otherwise among the temporary files.
 * @param prefix how its name begins
 */
export function makeMemoryFolder(prefix: string): string {
  return mkdtempSync(join(hasRoom() ? MEMORY : tmpdir(), prefix));
}

function hasRoom(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ENOUGH_BYTES;
}
