import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { showSources } from '#domain/foundation/setting/shown-sources.ts';
import { ingestArchive, makeArchive, SEASON_START } from '#tests/support/archive-season.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { addLiveForecasts } from '#tests/support/live-forecasts.ts';
import { tamper } from '#tests/support/sealed-days.ts';
import { checkCalibration, checkOpeningLine, readJudged } from './check-engine.ts';

const DAYS = 300;
const LEAGUES = ['EPL', 'NBA', 'MLB'];

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
  test.setNow(new Date(SEASON_START.getTime() + DAYS * 86_400_000));
  await ingestArchive(test.services, makeArchive(DAYS));
  await showSources(test.services, ['replay']);
});
afterAll(() => test.close());

/** The checks after every finished game was forecast with the same chance for the side that won. */
async function checksAt(pWinner: number, leagues = LEAGUES) {
  await tamper(test, 'delete from forecast');
  for (const leagueId of leagues)
    await addLiveForecasts(test.services, { leagueId, pWinner, minutesFromStart: -60 });
  const judged = await readJudged(test.services);
  return { calibration: checkCalibration(judged), opening: checkOpeningLine(judged) };
}

describe('the engine against the opening prices', () => {
  it('holds where the engine knows more than they do', async () => {
    const { opening } = await checksAt(0.6);
    expect(opening).toMatchObject({ state: 'holds', n: 500 });
    expect(opening.value).toBeLessThan(0);
  });

  it('turns red where it knows less, beyond what chance explains', async () => {
    const { opening } = await checksAt(0.2);
    expect(opening).toMatchObject({ state: 'broken', n: 500 });
    expect(opening.low).toBeGreaterThan(0);
  });

  it('says nothing before 500 games, however well they went', async () => {
    const { opening } = await checksAt(0.6, ['NBA']);
    expect(opening.n).toBeLessThan(500);
    expect(opening).toMatchObject({ state: 'few', needed: 500 });
  });
});

describe('calibration', () => {
  it('turns red where a certainty is claimed that no one has', async () => {
    const { calibration } = await checksAt(0.05);
    expect(calibration).toMatchObject({ state: 'broken', n: 500 });
    expect(calibration.low).toBeGreaterThan(calibration.bound ?? 1);
  });

  it('holds where what was said came true as often, and says nothing of few games', async () => {
    await tamper(test, 'delete from forecast');
    // Everybody gets the share of games that their side has won.
    await test.services.db.$client.query(
      `insert into forecast (id, game_id, origin, known_at, computed_at, model_version, tier, state, missing, distribution,
         p_home, p_draw, p_away, drivers, content_hash)
       select gen_random_uuid(), game_id, 'live', start_at - interval '1 hour', start_at, 'test', 'B', 'ready', '[]', '{}',
         avg((home_score > away_score)::int) over league, case when league_id = 'EPL' then avg((home_score = away_score)::int) over league end,
         avg((home_score < away_score)::int) over league, '[]', 'test'
       from game join game_state on game_id = game.id and status = 'completed'
       window league as (partition by league_id)`,
    );
    const judged = await readJudged(test.services);
    expect(checkCalibration(judged)).toMatchObject({ state: 'holds', n: 500 });
    expect(checkCalibration(judged.slice(0, 99))).toMatchObject({ state: 'few', n: 99, needed: 100 });
    expect(checkCalibration([])).toMatchObject({ state: 'few', n: 0 });
  });
});
