import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LOCALES } from '#terms/locales.ts';
import { joinLabel } from './join-label.ts';

it('puts the colon of the language between a label and its value', () => {
  expect(LOCALES.map((locale) => joinLabel('a', 'b', locale))).toEqual(['a: b', 'a：b', 'a：b', 'a: b']);
});

const screens = new URL('../screens', import.meta.url).pathname;
const files = readdirSync(screens, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(?<!\.test)\.tsx$/.test(file),
);

it('is the only place of the pages that knows a colon behind a translated label', () => {
  const offences = files.filter((file) => {
    const source = readFileSync(join(screens, file), 'utf8');
    return /\bt\([^()]*\)\}: |\bt\([^()]*\)\}:<|\$\{t\([^()]*\)\}: \$\{/.test(source);
  });
  expect(offences).toEqual([]);
});

it('leaves every instant that a page writes with its seconds', () => {
  const offences = files.filter((file) =>
    /formatDateTime\((?:[^()]|\([^()]*\))*\)\.slice\(\d+, \d+\)/.test(
      readFileSync(join(screens, file), 'utf8'),
    ),
  );
  expect(offences).toEqual([]);
});
