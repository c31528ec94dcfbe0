import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadRecord } from '#bench/record-load.ts';
import { rebuildRecord } from '#db/queries/record-refresh.ts';
import { fixedClock } from '#platform/clock.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import {
  countPasses,
  decimalSum,
  type RawPick,
  readRawRecord,
  settledPicks,
} from '#tests/support/raw-record.ts';
import { listDailyRecord } from './list-daily-record.ts';
import { listRecord } from './list-record.ts';
import { showDistribution } from './show-distribution.ts';

const NOW = new Date('2016-11-20T04:30:00Z');
/** A correction of the last days was not known yet. */
const EARLIER = new Date('2016-11-17T01:00:00Z');
/** Whole months lie before it, and a grade of the day before was corrected since. */
const LONG_AGO = new Date('2016-10-24T18:00:00Z');

let test: TestServices;
let raw: Awaited<ReturnType<typeof readRawRecord>>;

const at = (now: Date) => ({ ...test.services, clock: fixedClock(now) });

beforeAll(async () => {
  test = await testServices();
  const client = await test.services.db.$client.connect();
  try {
    await loadRecord(client, { games: 420, gamesPerDay: 4, oddsPerGame: 48, now: NOW });
    raw = await readRawRecord(client);
  } finally {
    client.release();
  }
  await test.services.db.transaction(rebuildRecord);
});
afterAll(() => test.close());

const sum = (picks: readonly RawPick[], read: (pick: RawPick) => number) =>
  picks.reduce((total, pick) => total + read(pick), 0);
const count = (picks: readonly RawPick[], is: (pick: RawPick) => boolean) => picks.filter(is).length;
const present = (values: readonly (number | null)[]) => values.filter((value) => value !== null);
const mean = (values: readonly number[]) => ({
  value: values.length > 0 ? decimalSum(values) / values.length : null,
  n: values.length,
});

/** What a summary has to say of some picks. */
function summaryOf(picks: readonly RawPick[]) {
  const [win, lose] = [
    count(picks, (one) => one.result === 'win'),
    count(picks, (one) => one.result === 'lose'),
  ];
  const closing = present(picks.map((one) => one.closing));
  const profit = sum(picks, (one) => one.profit);
  const staked = sum(picks, (one) => one.stake);
  return {
    n: picks.length,
    win,
    lose,
    profit_cents: profit,
    staked_cents: staked,
    draw: count(picks, (one) => one.result === 'draw'),
    cancel: count(picks, (one) => one.result === 'cancel'),
    win_rate: { value: win + lose > 0 ? win / (win + lose) : null, k: win, n: win + lose },
    roi: { value: staked > 0 ? profit / staked : null },
    expected_value: mean(picks.map((one) => one.ev)),
    margin: mean(present(picks.map((one) => one.margin))),
    closing_value: mean(closing),
    beat_close: { k: closing.filter((value) => value > 0).length, n: closing.length },
    corrections: sum(picks, (one) => one.corrections),
    simulated: count(picks, (one) => one.simulated),
  };
}

const QUESTIONS = [
  ['20d', NOW, undefined, undefined],
  ['90d', NOW, undefined, undefined],
  ['all', NOW, undefined, undefined],
  ['90d', NOW, undefined, 'soccer'],
  ['90d', NOW, NOW, undefined],
  ['20d', NOW, EARLIER, undefined],
  ['all', NOW, EARLIER, 'basketball'],
  ['all', EARLIER, undefined, undefined],
  ['all', NOW, LONG_AGO, undefined],
] as const;

describe.each(QUESTIONS)('the record over %s at %s as of %s in %s', (window, now, asOf, sport) => {
  async function ask() {
    const options = { window, origin: 'live', sport, locale: 'en', method: 'average_rate' } as const;
    const found = await showDistribution(at(now), { ...options, asOf: asOf?.toISOString() });
    const { from, until } = found.window;
    const wanted = { asOf: found.asOf, from: from ?? until, until, sport };
    return { ...found, wanted, picks: settledPicks(raw, wanted) };
  }

  it('sums up to what plain loops over the raw rows give, to the last digit', async () => {
    const { data, picks, window: days } = await ask();
    expect(picks.length).toBeGreaterThan(40);
    expect(data.summary).toMatchObject(summaryOf(picks));
    expect(data.average_daily_profit).toBe(sum(picks, (one) => one.profit) / 100 / days.days);
    for (const { id, summary } of data.counts.bet_type) {
      expect(summary).toMatchObject(summaryOf(picks.filter((one) => one.betType === id)));
    }
    for (const { id, summary } of data.counts.sport) {
      expect(summary).toMatchObject(summaryOf(picks.filter((one) => one.sport === id)));
    }
    for (const { from, to, summary } of data.counts.odds_band) {
      const inBand = picks.filter((one) => one.odds >= from && (to === null || one.odds < to));
      expect(summary).toMatchObject(summaryOf(inBand));
    }
  });

  it('groups said and won, and the price that stood later, as the raw rows do', async () => {
    const { data, picks } = await ask();
    const decided = picks.filter((one) => one.result === 'win' || one.result === 'lose');
    for (const { from, to, said, won } of data.calibration) {
      const inBin = decided.filter((one) => one.chance >= from && one.chance < to);
      expect(said).toBe(decimalSum(inBin.map((one) => one.chance)) / inBin.length);
      expect(won).toMatchObject({ k: count(inBin, (one) => one.result === 'win'), n: inBin.length });
    }
    expect(sum(decided, () => 1)).toBe(data.calibration.reduce((total, { won }) => total + won.n, 0));
    for (const found of data.survival) {
      const later = picks.map((one) => ({ ...one, after: one.later[found.minutes] }));
      const open = later.filter((one) => one.after !== null);
      const there = open.filter((one) => one.after?.odds !== null);
      expect(found).toMatchObject({
        still_good: { k: open.filter((one) => one.after?.good).length, n: open.length },
        gone: open.length - there.length,
        profit_cents: there.reduce((total, one) => total + (one.after?.profit ?? 0), 0),
        staked_cents: sum(there, (one) => one.stake),
      });
    }
    expect(data.lead).toEqual({
      mean_minutes: sum(picks, (one) => one.lead) / picks.length,
      short: count(picks, (one) => one.lead < 15),
      n: picks.length,
    });
  });

  it('has four lines of one ledger that add up to all that was evaluated', async () => {
    const { data, picks, wanted } = await ask();
    const { lines } = data;
    const passes = countPasses(raw, wanted);
    const ofLine = (line: RawPick['line']) => picks.filter((one) => one.line === line);
    expect(lines.free.summary).toMatchObject(summaryOf(ofLine('free')));
    expect(lines.paid.summary).toMatchObject(summaryOf(ofLine('paid')));
    const withdrawn = ofLine('withdrawn');
    const would = (result: string) => count(withdrawn, (one) => one.wouldBe === result);
    expect(lines.withdrawn).toMatchObject({
      n: withdrawn.length,
      would_be: { win: would('win'), lose: would('lose'), draw: would('draw'), cancel: would('cancel') },
    });
    expect(Object.fromEntries(lines.pass.reasons.map(({ id, n }) => [id, n]))).toEqual(passes);
    expect(lines.evaluated).toBe(picks.length + Object.values(passes).reduce((total, n) => total + n, 0));
    expect(data.counts.result.pass).toBe(lines.pass.n);
  });

  it('adds up day by day to the same profit, and lists the same picks', async () => {
    const { picks } = await ask();
    const question = { window, origin: 'live', sport, asOf: asOf?.toISOString() } as const;
    const daily = await listDailyRecord(at(now), question);
    expect(daily.days).toHaveLength(daily.window.days);
    for (const day of daily.days) {
      const own = picks.filter((one) => one.day === day.date);
      const { n, win, lose, draw, cancel, profit_cents: cents } = summaryOf(own);
      expect(day).toMatchObject({ n, win, lose, draw, cancel, profit: cents / 100 });
    }
    expect(daily.days.at(-1)?.cumulative).toBe(sum(picks, (one) => one.profit) / 100);
    const list = await listRecord(at(now), { ...question, locale: 'en', page: 1, perPage: 5000 });
    expect(list.total).toBe(picks.length);
    const shown = new Map(list.rows.map((row) => [row.id, [row.result, row.profit_cents, row.corrections]]));
    expect(shown).toEqual(new Map(picks.map((one) => [one.id, [one.result, one.profit, one.corrections]])));
  });
});

describe('the top win-rate rank', () => {
  const ask = async (method: 'average_rate' | 'mov' | 'expected_value') =>
    (await showDistribution(at(NOW), { window: 'all', origin: 'live', locale: 'en', method })).data;

  it('ranks groups of at least twenty decided picks by the lower bound of their win rate', async () => {
    const { rank, unranked } = await ask('average_rate');
    expect(rank.length + unranked).toBe(24);
    const lows = rank.map((row) => row.win_rate.interval?.[0] ?? 0);
    expect(lows).toEqual(lows.toSorted((a, b) => b - a));
    expect(rank.every((row) => row.win_rate.n >= 20)).toBe(true);
    expect(rank.map((row) => row.place)).toEqual(rank.map((_, index) => index + 1));
  });

  it.each([
    ['mov', 'margin'],
    ['expected_value', 'expected_value'],
  ] as const)('by the method %s orders by %s', async (method, figure) => {
    const values = (await ask(method)).rank.map((row) => row[figure].value ?? 0);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
  });
});
