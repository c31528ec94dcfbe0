import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '#platform/app-error.ts';
import { MAX_FILE_BYTES, MAX_FILE_ROWS } from './bet-limits.ts';
import { type BetMapping, guessColumns } from './bet-mapping.ts';
import { readBets } from './read-bets.ts';
import { readBetFile } from './read-file.ts';

const NOW = new Date('2026-11-23T00:00:00Z');
const MAPPING: BetMapping = {
  columns: {
    placed_at: 'Date',
    event: 'Match',
    selection: 'Bet',
    odds: 'Odds',
    stake: 'Stake',
    returned: 'Return',
    bookmaker: null,
  },
  dayOrder: 'ymd',
  decimalMark: 'point',
  oddsFormat: 'decimal',
  returnKind: 'returned',
  currency: 'HKD',
  zone: 'Asia/Hong_Kong',
};
const HEAD = 'Date,Match,Bet,Odds,Stake,Return';
const ROW = '2026-11-20 18:05,Reds v Blues,Reds,1.95,100.00,195';
const bytes = (text: string) => new TextEncoder().encode(text);
const read = (text: string, changes: Partial<BetMapping> = {}) =>
  readBets(readBetFile(bytes(text)), { ...MAPPING, ...changes }, NOW);

/** The messages of a refusal, as `key line column`. */
function errorsOf(action: () => unknown): string[] {
  try {
    action();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return (error.fields.file ?? []).map(({ key, params = {} }) =>
      [key.replace('bets.errors.', ''), params.line, params.column]
        .filter((part) => part !== undefined)
        .join(' '),
    );
  }
  return [];
}

describe('a file of bets', () => {
  it('is read with and without a byte-order mark, with commas, semicolons or tabs', () => {
    const expected = [
      {
        placedAt: new Date('2026-11-20T10:05:00Z'),
        event: 'Reds v Blues',
        selection: 'Reds',
        bookmaker: '',
        odds: 1.95,
        currency: 'HKD',
        stake: 10_000,
        returned: 19_500,
      },
    ];
    for (const sign of [',', ';', '\t']) {
      const text = `${HEAD}\r\n${ROW}\r\n`.replaceAll(',', sign);
      expect(read(text)).toEqual(expected);
      expect(read(`\uFEFF${text}`)).toEqual(expected);
    }
  });

  it('is read in decimal, American and Hong Kong odds, with a comma before the fraction', () => {
    const file = (odds: string) => `${HEAD.replaceAll(',', ';')}\n2026-11-20 18:05;A v B;A;${odds};1.100,50;`;
    const odds = (text: string, oddsFormat: BetMapping['oddsFormat']) =>
      read(file(text), { decimalMark: 'comma', oddsFormat })[0];
    expect(odds('1,95', 'decimal')).toMatchObject({ odds: 1.95, stake: 110_050, returned: null });
    expect(odds('-110', 'american')).toMatchObject({ odds: 1.9091 });
    expect(odds('+150', 'american')).toMatchObject({ odds: 2.5 });
    expect(odds('0,95', 'hong_kong')).toMatchObject({ odds: 1.95 });
  });

  it('takes what was won or lost where the file says that', () => {
    expect(read(`${HEAD}\n${ROW.replace(/195$/, '-100')}`, { returnKind: 'profit' })).toMatchObject([
      { returned: 0 },
    ]);
    expect(errorsOf(() => read(`${HEAD}\n${ROW.replace(/195$/, '-101')}`, { returnKind: 'profit' }))).toEqual(
      ['returned 2 Return'],
    );
  });

  it('names every bad row by its line and column, empty and quoted lines counted, and reads none of them', () => {
    const rows = [
      ROW,
      '',
      '"2026-11-20 18:05","Reds\nv Blues",Reds,1.95,100,',
      '2026-11-20,A v B,A,1.95,100,',
      '2026-11-20 18:05,,A,1.95,100,',
      '2026-11-20 18:05,A v B,A,0.5,100,',
      '2026-11-20 18:05,A v B,A,1.95,ten,',
      '2026-11-20 18:05,A v B,A,1.95,0,',
      '2027-11-20 18:05,A v B,A,1.95,100,',
      `2026-11-20 18:05,A v B,${'x'.repeat(201)},1.95,100,`,
    ];
    expect(errorsOf(() => read([HEAD, ...rows].join('\n')))).toEqual([
      'placed_at 6 Date',
      'event 7 Match',
      'odds 8 Odds',
      'stake 9 Stake',
      'stake_bounds 10 Stake',
      'future 11 Date',
      'selection 12 Bet',
    ]);
  });

  it('counts what it does not name', () => {
    const rows = Array(25).fill('2026-11-20 18:05,A v B,A,0,100,');
    const errors = errorsOf(() => read([HEAD, ...rows].join('\n')));
    expect([errors.length, errors.at(-1)]).toEqual([21, 'more']);
  });

  it.each([
    ['encoding', Buffer.from(`${HEAD}\n${ROW.replace('Reds', 'M\xfcnchen')}`, 'latin1')],
    ['encoding', Buffer.from(`\uFEFF${HEAD}\n${ROW}`, 'utf16le')],
    ['tooLarge', new Uint8Array(MAX_FILE_BYTES + 1)],
    ['tooMany', bytes([HEAD, ...Array(MAX_FILE_ROWS + 1).fill(ROW)].join('\n'))],
    ['noRows', bytes(HEAD)],
    ['noRows', bytes('')],
    ['twice Odds', bytes(`${HEAD},Odds\n${ROW},2`)],
    ['cells 3', bytes(`${HEAD}\n${ROW}\n${ROW},`)],
    ['quotes 2', bytes(`${HEAD}\n2026,"Reds" v Blues,A,1,1,`)],
    ['columns', bytes(`${Array.from({ length: 101 }, (_v, index) => `c${index}`).join(',')}\n1`)],
  ])('is refused: %s', (problem, file) => {
    expect(errorsOf(() => readBetFile(file))).toEqual([problem]);
  });

  it('is refused where a chosen column is not there', () => {
    expect(
      errorsOf(() => read(`${HEAD}\n${ROW}`, { columns: { ...MAPPING.columns, odds: 'Price' } })),
    ).toEqual(['missing Price']);
  });

  it('never fails in any other way, whatever it holds', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (noise) => {
        const file = Buffer.concat([bytes(`${HEAD}\n`), noise]);
        const outcome = errorsOf(() => readBets(readBetFile(file), MAPPING, NOW));
        expect(outcome.length).toBeLessThanOrEqual(21);
      }),
    );
  });

  it('guesses each column once', () => {
    const guess = guessColumns(['Bet date', 'Event', 'Selection', 'Price', 'Stake', 'Returns', 'Bookmaker']);
    expect(guess).toEqual({
      placed_at: 'Bet date',
      event: 'Event',
      selection: 'Selection',
      odds: 'Price',
      stake: 'Stake',
      returned: 'Returns',
      bookmaker: 'Bookmaker',
    });
  });
});
