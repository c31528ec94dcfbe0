import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadRecord } from '#bench/record-load.ts';
import { rebuildRecord } from '#db/queries/record-refresh.ts';
import { luckReach, luckVariance } from '#domain/picks/figures/luck-band.ts';
import { fixedClock } from '#platform/clock.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { type RawPick, readRawRecord, settledPicks } from '#tests/support/raw-record.ts';
import { countSettled } from './count-settled.ts';
import { showDistribution } from './show-distribution.ts';
import { showSpread } from './show-spread.ts';

const NOW = new Date('2016-11-20T04:30:00Z');
/** A correction of the last days was not known yet. */
const EARLIER = new Date('2016-11-17T01:00:00Z');

let test: TestServices;
let raw: Awaited<ReturnType<typeof readRawRecord>>;
let gameOf: ReadonlyMap<string, string>;
const at = (now: Date) => ({ ...test.services, clock: fixedClock(now) });

beforeAll(async () => {
  test = await testServices();
  const client = await test.services.db.$client.connect();
  try {
    await loadRecord(client, { games: 420, gamesPerDay: 4, oddsPerGame: 48, now: NOW });
    raw = await readRawRecord(client);
    const { rows } = await client.query<{ id: string; game_id: string }>('select id, game_id from pick');
    gameOf = new Map(rows.map(({ id, game_id: game }) => [id, game]));
  } finally {
    client.release();
  }
  await test.services.db.transaction(rebuildRecord);
});
afterAll(() => test.close());

const isDecided = ({ result }: RawPick) => result === 'win' || result === 'lose';
const total = (picks: readonly RawPick[], read: (pick: RawPick) => number) =>
  picks.reduce((sum, pick) => sum + read(pick), 0);

describe.each([
  ['20d', NOW, undefined, undefined],
  ['90d', NOW, undefined, 'soccer'],
  ['20d', NOW, EARLIER, undefined],
  ['all', EARLIER, undefined, undefined],
] as const)('the spread of %s at %s as of %s, %s', (window, now, asOf, sport) => {
  const options = { origin: 'live', window, locale: 'en', sport, asOf: asOf?.toISOString() } as const;

  it('holds the same totals as the distribution, along every dimension', async () => {
    const [spread, { data }] = await Promise.all([
      showSpread(at(now), options),
      showDistribution(at(now), { ...options, method: 'average_rate' }),
    ]);
    const { summary } = data;
    expect(spread.total).toMatchObject({ picks: summary.n, profit_cents: summary.profit_cents });
    expect(spread.total?.win_rate).toMatchObject({ k: summary.win, n: summary.win + summary.lose });
    expect(spread.total?.roi.value).toBeCloseTo(summary.roi.value ?? 0, 12);
    for (const groups of [spread.sports, spread.types, spread.bands, spread.leagues]) {
      const parts: readonly { readonly figures: NonNullable<typeof spread.total> }[] = groups;
      expect(parts.reduce((sum, { figures }) => sum + figures.picks, 0)).toBe(summary.n);
      expect(parts.reduce((sum, { figures }) => sum + figures.profit_cents, 0)).toBe(summary.profit_cents);
    }
    expect(spread.calibration.reduce((sum, { won }) => sum + won.n, 0)).toBe(summary.win + summary.lose);
  });

  it('reaches as far with luck as the picks’ own odds say, a game counted once', async () => {
    const { luck } = await showSpread(at(now), options);
    const { window: days } = await showDistribution(at(now), { ...options, method: 'average_rate' });
    const picks = settledPicks(raw, {
      from: days.from ?? '',
      until: days.until,
      asOf: asOf ?? now,
      sport,
    }).filter(isDecided);
    const bets = picks.map(({ id, odds, stake }) => ({ game: gameOf.get(id) ?? '', odds, stake }));
    expect(bets.length).toBeGreaterThan(10);
    expect(luck.at(-1)?.reach_cents).toBeCloseTo(luckReach(luckVariance(bets)), 3);
    const reaches = luck.map(({ reach_cents: reach }) => reach);
    expect(reaches).toEqual(reaches.toSorted((a, b) => a - b));
    expect(total(picks, ({ stake }) => stake)).toBeGreaterThan(0);
  });
});

describe('the count of settled picks', () => {
  it('is that of each origin, of a sport and of all', async () => {
    const counts = await countSettled(at(NOW), { window: '90d', sport: 'soccer' });
    const ask = async (sport?: 'soccer') =>
      (await showDistribution(at(NOW), { origin: 'live', window: '90d', sport, locale: 'en', method: 'mov' }))
        .data.summary.n;
    expect(counts.live).toEqual({ all: await ask(), shown: await ask('soccer') });
    expect(counts.live.all).toBeGreaterThan(counts.live.shown);
    expect(counts.backfill).toEqual({ all: 0, shown: 0 });
  });
});
