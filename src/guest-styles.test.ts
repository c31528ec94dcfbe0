import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { describe, expect, it } from 'vitest';

const SRC = import.meta.dirname;
const read = (file: string) => readFileSync(join(SRC, file), 'utf8');

/** What every page stands in. */
const FRAME = ['root.tsx', 'screens/frame/screen.tsx', 'screens/language.tsx'];
const ROOMS = /^#(?<room>ui|screens)\//;
const IMPORTS =
  /(?:^import (?!type\b)(?:[^;]*? from )?|^export [^;]*? from |\bimport\()\s*'(?<name>[.#][^']+)'/gms;

/** Screens that a guest reads without the framework. */
const readByGuests = readdirSync(join(SRC, 'screens'), { recursive: true, encoding: 'utf8' })
  .map((file) => join('screens', file))
  .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
  .filter((file) => read(file).includes('isRead: true'));

/** Every file that one of these imports, now or later, itself or through others. */
function everythingImported(files: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const { groups } of read(file).matchAll(IMPORTS)) {
      const name = groups?.name ?? '';
      const found = name.startsWith('.') ? join(dirname(file), name) : name.replace(ROOMS, '$<room>/');
      if (/\.tsx?$/.test(found) && existsSync(join(SRC, found))) waiting.push(found);
    }
  }
  return seen;
}

const leftOut = [...read('styles-guest.css').matchAll(/^@source not "\.\/(?<folder>[^"]+)";$/gm)].map(
  ({ groups }) => groups?.folder ?? '',
);

describe('the style sheet of pages that guests read', () => {
  const shown = [...everythingImported([...FRAME, ...readByGuests])].map((file) =>
    relative('.', file).replaceAll(sep, '/'),
  );

  it('knows every part that such a page can show', () => {
    expect(readByGuests.length).toBeGreaterThan(10);
    expect(shown).toContain('ui/icon.tsx');
    expect(leftOut.length).toBeGreaterThan(5);
    expect(shown.filter((file) => leftOut.some((folder) => file.startsWith(`${folder}/`)))).toEqual([]);
  });

  it('leaves out folders that there are', () => {
    expect(leftOut.filter((folder) => !existsSync(join(SRC, folder)))).toEqual([]);
  });
});
