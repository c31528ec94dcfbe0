import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const SRC = fileURLToPath(new URL('../..', import.meta.url));
const GALLERY = 'ui/gallery/';
/** They stand once around every page and carry anchors of their own, or are not seen at all; `shell.test.tsx` holds them. */
const AROUND_EVERY_PAGE = [
  'ui/shell/app-shell.tsx',
  'ui/shell/footer.tsx',
  'ui/shell/header.tsx',
  'ui/shell/logo.tsx',
  'ui/shell/site-menu.tsx',
  'ui/ticker.tsx',
  'ui/visually-hidden.tsx',
];

const files = globSync('**/*.{ts,tsx}', { cwd: SRC }).filter((file) => !file.includes('.test.'));
const textOf = new Map(files.map((file) => [file, readFileSync(join(SRC, file), 'utf8')]));
const components = files.filter((file) => /^(?:ui|screens)\/.*\.tsx$/.test(file));

function importsOf(file: string): string[] {
  const named = [...(textOf.get(file) ?? '').matchAll(/(?:\bfrom|\bimport\(|\bimport)\s*'([^']+)'/g)];
  return named.flatMap(([, address = '']) => {
    if (address.startsWith('.')) return [normalize(join(dirname(file), address))];
    return address.startsWith('#') ? [address.slice(1)] : [];
  });
}

function reachedFrom(roots: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const open = [...roots];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    open.push(...importsOf(file));
  }
  return reached;
}

const pages = [...(textOf.get('routes.ts') ?? '').matchAll(/'(screens\/[^']+\.tsx)'/g)].map(
  ([, file = '']) => file,
);
const used = reachedFrom([
  'root.tsx',
  'entry.client.tsx',
  'entry.server.tsx',
  'page-start/guest.ts',
  ...pages.filter((file) => !file.startsWith('screens/gallery/')),
]);
const shown = reachedFrom([`${GALLERY}gallery.tsx`]);

describe('the gallery', () => {
  it('knows the pages of the site', () => {
    expect(pages.length).toBeGreaterThan(50);
    expect(used.has('ui/button.tsx')).toBe(true);
  });

  it('shows every component of this room that a screen uses', () => {
    const missing = components.filter(
      (file) =>
        file.startsWith('ui/') && used.has(file) && !shown.has(file) && !AROUND_EVERY_PAGE.includes(file),
    );
    expect(missing).toEqual([]);
  });

  it('shows none that no screen uses', () => {
    const idle = [...shown].filter(
      (file) =>
        file.startsWith('ui/') && file.endsWith('.tsx') && !used.has(file) && !file.startsWith(GALLERY),
    );
    expect(idle).toEqual([]);
  });
});

describe('components', () => {
  it('are all used by a page of the site, or by the gallery’s own', () => {
    const idle = components.filter(
      (file) => !used.has(file) && !file.startsWith(GALLERY) && !file.startsWith('screens/gallery/'),
    );
    expect(idle).toEqual([]);
  });

  it('of this room have names that no screen gives to another one', () => {
    const declared = components.flatMap((file) =>
      [...(textOf.get(file) ?? '').matchAll(/^export function ([A-Z]\w+)/gm)].map(([, name = '']) => ({
        name,
        file,
      })),
    );
    const twice = [...Map.groupBy(declared, ({ name }) => name).values()].filter(
      (group) => group.length > 1 && group.some(({ file }) => file.startsWith('ui/')),
    );
    expect(twice).toEqual([]);
  });
});
