import { createRequire } from 'node:module';
import { z } from 'zod';

let known: ReadonlySet<string> | null = null;

/** Whether a password is one of the 41,622 of at least eight characters that are tried first, in any case of letters. */
export function isCommonPassword(password: string): boolean {
  known ??= readList();
  return known.has(password.normalize('NFKC').toLowerCase());
}

/** The list comes as a package and is read when the first password is chosen. */
function readList(): ReadonlySet<string> {
  const list: unknown = createRequire(import.meta.url)('popular-passwords');
  return new Set(z.array(z.string()).parse(list));
}
