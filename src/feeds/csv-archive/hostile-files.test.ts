import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ArchiveRead } from '../archive.ts';
import { readArchive } from './read-archive.ts';

const fixture = (name: string) => readFile(fileURLToPath(new URL(`./fixtures/ok/${name}`, import.meta.url)));

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hostile-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

async function readBytes(bytes: Uint8Array, name: string): Promise<ArchiveRead> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  const read = await readArchive(folder);
  await rm(path);
  return read;
}

/** What no content may break: a game is whole, and prices are prices that were known by the start. */
function expectSound({ games, rejected }: ArchiveRead): void {
  for (const game of games) {
    expect(Number.isFinite(game.startAt.getTime())).toBe(true);
    expect(game.home).not.toBe(game.away);
    expect(Number.isInteger(game.homeScore) && game.homeScore >= 0).toBe(true);
    expect(Number.isInteger(game.awayScore) && game.awayScore >= 0).toBe(true);
    for (const price of game.odds) {
      expect(price.knownAt <= game.startAt).toBe(true);
      for (const odds of [price.homeOdds, price.drawOdds, price.awayOdds]) {
        if (odds !== null) expect(odds > 1 && odds <= 1001).toBe(true);
      }
    }
  }
  for (const row of rejected) {
    expect(row.line).toBeGreaterThan(0);
    expect(row.reason.length).toBeGreaterThan(5);
    expect(row.reason).not.toMatch(/[\p{Cc}]/u);
  }
}

const fileName = fc.constantFrom('x.csv', 'x.json', 'x.csv.gz', 'x.json.gz');

describe('hostile content never throws', () => {
  it('any bytes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 400 }),
        fileName,
        fc.boolean(),
        async (bytes, name, packed) => {
          expectSound(await readBytes(packed ? gzipSync(bytes) : bytes, name));
        },
      ),
      { numRuns: 150 },
    );
  });

  it.each(['seasons.csv', 'E0.csv', 'USA.csv', 'it.1.json'])(
    '%s with bytes changed anywhere',
    async (name) => {
      const original = await fixture(name);
      const change = fc.record({
        at: fc.nat({ max: original.length - 1 }),
        removed: fc.nat({ max: 30 }),
        put: fc.oneof(
          fc.uint8Array({ maxLength: 6 }),
          fc
            .constantFrom('"', ',', '\n', '\r', '-', 'NaN', '1e999', '0', '\0', '\u2028', '{', '<')
            .map((text) => Buffer.from(text)),
        ),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 5 }), async (changes) => {
          let bytes = original;
          for (const { at, removed, put } of changes) {
            bytes = Buffer.concat([bytes.subarray(0, at), put, bytes.subarray(at + removed)]);
          }
          expectSound(await readBytes(bytes, name));
        }),
        { numRuns: 60 },
      );
    },
  );

  it('any cells under a good header', async () => {
    const cell = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.constantFrom(
        'E0',
        '01/02/2031',
        'Fulham',
        'Everton',
        '1',
        '-1',
        '2.5',
        'Infinity',
        '0x10',
        '',
        '__proto__',
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(cell, { maxLength: 9 }), { maxLength: 20 }), async (rows) => {
        const text = [
          'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,PSH,PSD,PSA',
          ...rows.map((row) => row.join(',')),
        ];
        expectSound(await readBytes(Buffer.from(text.join('\n')), 'E0.csv'));
      }),
      { numRuns: 100 },
    );
  });

  it('any JSON where openfootball’s is expected', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.jsonValue(), async (matches, title) => {
        expectSound(await readBytes(Buffer.from(JSON.stringify({ name: title, matches })), 'en.1.json'));
        const season = {
          name: 'English Premier League 2030/31',
          rounds: [{ matches: [matches, title] }, title],
        };
        expectSound(await readBytes(Buffer.from(JSON.stringify(season)), 'en.1.json'));
      }),
      { numRuns: 100 },
    );
  });

  it('deep nesting, one endless line, a gzip that grows without end, UTF-16', async () => {
    const hard = [
      Buffer.from('['.repeat(300_000)),
      Buffer.alloc(20 * 1024 * 1024, 'a'),
      gzipSync(Buffer.alloc(40 * 1024 * 1024, '0,')),
      Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Div,Date,HomeTeam', 'utf16le')]),
      Buffer.from(`Div,Date,HomeTeam,AwayTeam,FTHG,FTAG\n"${'",'.repeat(50_000)}\n`),
    ];
    for (const bytes of hard) {
      const read = await readBytes(bytes, 'x.csv');
      expect(read.games).toEqual([]);
      expect(read.rejected).toHaveLength(1);
      expectSound(read);
    }
  });
});
