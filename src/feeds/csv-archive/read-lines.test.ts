import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Line, readLines } from './read-lines.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lines-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function linesOf(bytes: Uint8Array): Promise<readonly Line[]> {
  const path = join(folder, 'file');
  await writeFile(path, bytes);
  const lines: Line[] = [];
  for await (const batch of readLines(path, () => undefined)) lines.push(...batch);
  return lines;
}

describe('lines of a file', () => {
  it('are numbered and whole however the file falls into chunks', async () => {
    // About 600 kB, so that chunk borders fall inside lines, inside line ends and inside characters.
    const texts = Array.from(
      { length: 20_000 },
      (_, index) => `${index},門興格拉德巴赫,${'é'.repeat(index % 7)}`,
    );
    for (const bytes of [Buffer.from(texts.join('\r\n')), gzipSync(texts.join('\n'))]) {
      const lines = await linesOf(bytes);
      expect(lines.map((line) => line.text)).toEqual(texts);
      expect(lines.every((line, index) => line.line === index + 1 && line.problem === null)).toBe(true);
    }
  });

  it('that are not UTF-8 are a problem of their own, and the rest keeps its numbers', async () => {
    const bytes = Buffer.from('one\n\xe9\r\nthree\n\x81\n', 'latin1');
    expect(await linesOf(bytes)).toEqual([
      { line: 1, text: 'one', problem: null },
      { line: 2, text: '', problem: 'the text is not UTF-8', western: 'é' },
      { line: 3, text: 'three', problem: null },
      // A byte that no letter of windows-1252 has.
      { line: 4, text: '', problem: 'the text is not UTF-8' },
    ]);
  });

  it('of an empty file are none', async () => {
    expect(await linesOf(Buffer.alloc(0))).toEqual([]);
  });
});
