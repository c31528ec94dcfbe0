import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LOCALES } from '#terms/locales.ts';
import { joinLabel } from './join-label.ts';

it('puts the colon of the language between a label and its value', () => {
  expect(LOCALES.map((locale) => joinLabel('a', 'b', locale))).toEqual(['a: b', 'a：b', 'a：b', 'a: b']);
});

const source = new URL('..', import.meta.url).pathname;
/** What readers see is written here. */
const files = ['screens', 'mail', 'http', 'page'].flatMap((room) =>
  readdirSync(join(source, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => join(room, file)),
);

it('is the only place of pages and e-mails that knows a colon behind a translated label', () => {
  const offences = files.filter((file) => {
    const text = readFileSync(join(source, file), 'utf8');
    return /\bt\([^()]*\)\}: |\bt\([^()]*\)\}:<|\$\{t\([^()]*\)\}: \$\{|\$\{(?:\w+\.)?label\}: \$\{/.test(
      text,
    );
  });
  expect(offences).toEqual([]);
});

it('leaves every instant that a page writes with its seconds', () => {
  const pages = files.filter((file) => file.startsWith('screens/'));
  const offences = pages.filter((file) =>
    /formatDateTime\((?:[^()]|\([^()]*\))*\)\.slice\(\d+, \d+\)/.test(
      readFileSync(join(source, file), 'utf8'),
    ),
  );
  expect(offences).toEqual([]);
});
