import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPolicy } from '#db/queries/pick.ts';
import { openForecaster } from '#domain/forecasting/engine/forecaster.ts';
import { MAX_PRICE_AGE_MS } from '#domain/picks/bet/standing-prices.ts';
import { gradeColumns } from '#domain/picks/grade/grade-pick.ts';
import { fixedClock } from '#platform/clock.ts';
import { MINUTE_MS } from '#terms/durations.ts';
import { ingestArchive, MID_SEASON, makeArchive } from '#tests/support/archive-season.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { addPolicy, minutesAfter } from '#tests/support/factories.ts';
import { backfillPicks } from './backfill-picks.ts';

const FROM = minutesAfter(MID_SEASON, -15 * 1440);
/** Games that began earlier had no whole window of two days. */
const WINDOWED = minutesAfter(FROM, 2 * 1440);

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
  await ingestArchive({ ...test.services, clock: fixedClock(MID_SEASON) }, makeArchive(92));
  await addPolicy(test.services);
  await backfill(MID_SEASON);
});
afterAll(() => test.close());

async function backfill(now: Date) {
  const services = { ...test.services, clock: fixedClock(now) };
  const forecaster = await openForecaster(services, { sport: 'soccer', source: 'replay', fresh: true });
  const policy = await findPolicy(services.db, now);
  if (!policy) throw new Error('no policy');
  return backfillPicks(services, { forecaster, from: FROM, policy });
}

async function rows(text: string) {
  return (await test.services.db.$client.query(text)).rows;
}

describe('the back-fill', () => {
  it('decides every market of every game that ended in its days: a pick, or a pass with its reason', async () => {
    const games = await rows(
      `select distinct game.id from game join game_state on game_id = game.id
       where league_id = 'EPL' and status = 'completed' and start_at > '${WINDOWED.toISOString()}'`,
    );
    const decided = await rows(
      'select game_id, bet_type from pick union all select game_id, bet_type from pick_pass',
    );
    expect(games.length).toBeGreaterThan(10);
    expect(decided).toHaveLength(games.length * 3);
    expect(new Set(decided.map((one) => `${one.game_id}${one.bet_type}`)).size).toBe(decided.length);
  });

  it('stands apart: no serial, no proof, no free pick, and known from the day of its calculation', async () => {
    const found = await rows(
      `select distinct origin, serial_day, serial_no, batch_id, salt, leaf_hash, is_free, known_at from pick`,
    );
    expect(found).toEqual([
      {
        origin: 'backfill',
        serial_day: null,
        serial_no: null,
        batch_id: null,
        salt: null,
        leaf_hash: null,
        is_free: false,
        known_at: MID_SEASON,
      },
    ]);
    expect(await rows('select * from pick_batch')).toEqual([]);
  });

  it('makes a pick within the window of publishing, at a price that stood then and was not too old', async () => {
    const picks = await rows('select * from pick');
    const leads = picks.map(
      ({ start_at, published_at }) => (start_at.getTime() - published_at.getTime()) / MINUTE_MS,
    );
    expect(Math.max(...leads)).toBeLessThanOrEqual(48 * 60);
    expect(Math.min(...leads)).toBeGreaterThan(15);
    // Not at one moment before each game: whenever a price was worth it first.
    expect(new Set(leads).size).toBeGreaterThan(1);
    for (const { published_at, odds_snapshot } of picks) {
      const age = published_at.getTime() - Date.parse(odds_snapshot.takenAt);
      expect(age).toBeGreaterThanOrEqual(0);
      expect(age).toBeLessThanOrEqual(MAX_PRICE_AGE_MS);
    }
  });

  it('takes the first moment at which the same rules find a bet, and passes where there is none', async () => {
    const odds = Map.groupBy(
      await rows('select * from odds_snapshot order by known_at, id'),
      ({ game_id }) => game_id,
    );
    const picks = await rows('select * from pick');
    expect(picks.length).toBeGreaterThan(10);
    for (const pick of picks) {
      const known = (odds.get(pick.game_id) ?? []).filter(({ known_at }) => known_at <= pick.published_at);
      const own = known.filter(
        ({ bet_type, bookmaker }) => bet_type === pick.bet_type && bookmaker === pick.odds_snapshot.bookmaker,
      );
      // What was taken is the newest that the bookmaker had reported, and something was new at that moment: a price, or the day.
      expect(own.at(-1)?.known_at.toISOString()).toBe(pick.odds_snapshot.takenAt);
      const isNewPrice = known.some(({ known_at }) => known_at.getTime() === pick.published_at.getTime());
      const isNewDay =
        pick.published_at.getTime() % (1440 * MINUTE_MS) === FROM.getTime() % (1440 * MINUTE_MS);
      const isWindow = pick.start_at.getTime() - pick.published_at.getTime() === 48 * 60 * MINUTE_MS;
      expect(isNewPrice || isNewDay || isWindow).toBe(true);
      // The market that it was taken from, and no one else's, paid more than the mean of all says.
      expect(pick.ev).toBeGreaterThanOrEqual(0.02);
      expect(pick.ev).toBeLessThanOrEqual(0.15);
    }
  });

  it('grades each of its picks by the result, from the instant at which that was known', async () => {
    const found = await rows(
      `select pick.*, g.result, g.profit_cents, g.known_at as graded_at, s.home_score, s.away_score, s.parts, s.known_at as final_at
       from pick join pick_grade g on g.pick_id = pick.id
       join game_state s on s.game_id = pick.game_id and s.status = 'completed'`,
    );
    const picks = await rows('select count(*)::int as n from pick');
    expect(found).toHaveLength(picks[0]?.n);
    for (const pick of found) {
      const line = pick.line === null ? null : Number(pick.line);
      const grade = gradeColumns({
        bet: { sport: 'soccer', betType: pick.bet_type, side: pick.side, line },
        final: {
          status: 'completed',
          homeScore: pick.home_score,
          awayScore: pick.away_score,
          parts: pick.parts,
        },
        units: Number(pick.units),
        odds: Number(pick.odds),
        withdrawn: false,
        closing: [],
      });
      expect(pick).toMatchObject({ result: grade.result, profit_cents: grade.profitCents });
      expect(pick.graded_at).toEqual(pick.final_at);
    }
  });

  it('adds and changes nothing when it is run again, as after a kill half-way', async () => {
    const all = () =>
      Promise.all(
        ['pick order by id', 'pick_grade order by pick_id', 'pick_pass order by game_id, bet_type'].map(
          (table) => rows(`select * from ${table}`),
        ),
      );
    const before = await all();
    await backfill(minutesAfter(MID_SEASON, 1));
    expect(await all()).toEqual(before);
  });
});
