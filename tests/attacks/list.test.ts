import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

const ROW = /^\| (?<attack>[^|]+) \| `(?<file>[^`]+)` \| (?<words>[^|]+) \|$/gm;

it('every attack of the list is refused by a test that there is, in these words', async () => {
  const list = await readFile('tests/attacks/README.md', 'utf8');
  const rows = [...list.matchAll(ROW)].map(({ groups }) => ({ ...groups }));
  expect(rows.length).toBeGreaterThanOrEqual(140);
  const missing: string[] = [];
  for (const { attack, file = '', words = '' } of rows) {
    const text = await readFile(file, 'utf8').catch(() => '');
    if (words.length < 12 || !text.includes(words)) missing.push(`${attack}: ${file} · ${words}`);
  }
  expect(missing).toEqual([]);
});
