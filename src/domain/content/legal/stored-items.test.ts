import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '#terms/locales.ts';
import { legalTexts } from './legal-texts.ts';

const SOURCE = resolve(import.meta.dirname, '../../..');
const files = globSync('**/*.{ts,tsx,mjs}', { cwd: SOURCE })
  .filter((file) => !/\.test\.tsx?$|content\/legal\//.test(file))
  .map((file) => ({ file, code: readFileSync(join(SOURCE, file), 'utf8') }));

/** The names of everything that the program leaves in a browser, as its own code writes them. */
const cookies = new Set(
  files.flatMap(({ code }) =>
    [...code.matchAll(/['"`](sports_ai_\w+|office_(?:token|lang))['"`]/g)].map((found) => found[1]),
  ),
);
/** Where the browser's storage is written, and under which name. */
const STORES = {
  'http/worker/service-worker.mjs': 'saved-pages',
  'screens/frame/loading/reload-guard.ts': 'reloaded_at',
  'screens/frame/messages/said.ts': 'said_next',
  'screens/form-draft.ts': 'kept-form',
} as const;

describe('the privacy policy names everything that is left in a browser, and nothing else', () => {
  it('finds the cookies in the code', () => {
    expect(cookies).toContain('sports_ai_token');
    expect(cookies.size).toBeGreaterThan(7);
  });

  it('knows every place that writes to the browser’s storage', () => {
    const writers = files.filter(({ code }) =>
      /(?:local|session)Storage\b|indexedDB|caches\.open/.test(code),
    );
    expect(writers.map(({ file }) => file).sort()).toEqual(Object.keys(STORES).sort());
    for (const [file, name] of Object.entries(STORES)) {
      expect(files.find((one) => one.file === file)?.code).toContain(name);
    }
  });

  it.each(LOCALES)('in %s', (locale) => {
    const text = Object.values(legalTexts[locale].privacy.sections.cookies.paragraphs).join(' ');
    const named = [
      ...text.matchAll(/sports_ai_\w+|office_\w+|kept-form|reloaded_at|said_next|saved-pages/g),
    ].map(([name]) => name);
    expect([...new Set(named)].sort()).toEqual([...cookies, ...Object.values(STORES)].sort());
  });
});
