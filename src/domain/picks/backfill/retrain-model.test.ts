import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withLock } from '#db/client.ts';
import { findAppSetting } from '#db/queries/app-setting.ts';
import { findNewestArtifact } from '#db/queries/forecast.ts';
import { listModels } from '#db/queries/model.ts';
import { openForecaster } from '#domain/forecasting/engine/forecaster.ts';
import type { ArchiveGame } from '#feeds/archive.ts';
import { fixedClock } from '#platform/clock.ts';
import { DAY_MS } from '#terms/durations.ts';
import type { Sport } from '#terms/sports.ts';
import { ingestArchive, MID_SEASON, makeArchive } from '#tests/support/archive-season.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { minutesAfter } from '#tests/support/factories.ts';
import { addLiveForecasts } from '#tests/support/live-forecasts.ts';
import { createEngine } from './engine.ts';
import { retrainModel } from './retrain-model.ts';

/** So many days before mid-season have games: as few as the newest sixty days of a comparison need, and their teams' first games. */
const LEARNED_DAYS: Readonly<Record<string, number>> = { EPL: 72, NBA: 60, MLB: 20 };

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
  const isWanted = ({ leagueId, startAt }: ArchiveGame) =>
    MID_SEASON.getTime() - startAt.getTime() < Number(LEARNED_DAYS[leagueId]) * DAY_MS;
  await ingestArchive(at(0), makeArchive(92).filter(isWanted));
});
afterAll(() => test.close());

/** The services at a minute after mid-season: each training happens at an instant of its own. */
const at = (minute: number) => ({ ...test.services, clock: fixedClock(minutesAfter(MID_SEASON, minute)) });

/** An engine whose model of a sport knows all results, and has been kept. */
async function runningEngine(sport: Sport) {
  const engine = createEngine(at(0));
  const running = await engine.forecaster(sport);
  await running.advance(MID_SEASON);
  await running.save();
  return { engine, running };
}

async function artifacts(sport: Sport) {
  const { rows } = await test.services.db.$client.query<{ version: string; parameters: string }>(
    'select version, parameters::text from model_artifact where sport = $1 order by fitted_at, version',
    [sport],
  );
  return rows;
}

/** What the models of a sport are now, the first one first. */
async function states(sport: Sport) {
  const models = await listModels(test.services.db, 'replay');
  return models
    .filter(({ model }) => model.sport === sport)
    .map(({ model, state }) => `${model.number} ${state}`)
    .toReversed();
}

const report = (sport: Sport) => findAppSetting(test.services.db, `model_report:${sport}`);

describe('a repeated training', () => {
  it('promotes nothing where too few games were forecast live, and leaves the running model as it is', async () => {
    const { engine, running } = await runningEngine('basketball');
    const before = await artifacts('basketball');
    await addLiveForecasts(test.services, { leagueId: 'NBA', pWinner: 0.01, minutesFromStart: -60 });
    const found = await retrainModel(at(2), { engine, sport: 'basketball' });
    expect(found).toMatchObject({ decision: 'discarded', reason: 'too_few_games' });
    expect(found?.games).toBeGreaterThan(50);
    expect(found?.games).toBeLessThan(100);
    expect(await engine.forecaster('basketball')).toBe(running);
    expect(await artifacts('basketball')).toEqual(before);
    expect(await report('basketball')).toEqual(found);
  });

  it('keeps the running model where that was better live', async () => {
    const { engine, running } = await runningEngine('soccer');
    await addLiveForecasts(test.services, { leagueId: 'EPL', pWinner: 0.96, minutesFromStart: -120 });
    const before = await artifacts('soccer');
    const found = await retrainModel(at(2), { engine, sport: 'soccer' });
    expect(found).toMatchObject({ decision: 'discarded', reason: 'not_better' });
    expect(found?.difference).toBeGreaterThan(0);
    expect(await engine.forecaster('soccer')).toBe(running);
    expect(await artifacts('soccer')).toEqual(before);
  });

  it('puts a better model in its place, and keeps it with its scores beside the one that learned the same', async () => {
    const { engine, running } = await runningEngine('soccer');
    await addLiveForecasts(test.services, { leagueId: 'EPL', pWinner: 0.02, minutesFromStart: -60 });
    // What was said after the start is no forecast.
    await addLiveForecasts(test.services, { leagueId: 'EPL', pWinner: 0.99, minutesFromStart: 5 });
    const found = await retrainModel(at(3), { engine, sport: 'soccer' });
    expect(found).toMatchObject({ decision: 'promoted', reason: 'better' });
    expect(found?.games).toBeGreaterThanOrEqual(100);
    expect(found?.difference).toBeLessThan(-1);
    expect(found?.standardError).toBeGreaterThan(0);
    expect(await report('soccer')).toEqual(found);
    const taken = await engine.forecaster('soccer');
    expect(taken).not.toBe(running);
    expect(taken.learnedUntil).toEqual(running.learnedUntil);
    const stored = await findNewestArtifact(test.services.db, {
      source: 'replay',
      sport: 'soccer',
      modelId: taken.modelId,
    });
    expect(stored?.version).toBe(`replay:${found?.candidateVersion}#1`);
    expect(await states('soccer')).toEqual(['1 live']);
    expect(found?.candidateVersion).toBe(found?.runningVersion);
    expect((await artifacts('soccer')).map((row) => row.version)).toEqual([
      `replay:${found?.runningVersion}`,
      `replay:${found?.candidateVersion}#1`,
    ]);
  });

  it('is the first model where none has learned anything, and a restart goes on from it', async () => {
    const engine = createEngine(at(0));
    const found = await retrainModel(at(5), { engine, sport: 'baseball' });
    expect(found).toMatchObject({ decision: 'promoted', reason: 'first', difference: null });
    expect(await states('baseball')).toEqual(['1 live']);
    const restarted = await openForecaster(at(6), { sport: 'baseball', source: 'replay' });
    expect(restarted.version()).toBe(found?.candidateVersion);
  });

  it('takes no one’s place where nothing was forecast live at all, and leaves nothing behind when it is broken off', async () => {
    const { engine, running } = await runningEngine('baseball');
    expect(await retrainModel(at(6), { engine, sport: 'baseball' })).toMatchObject({
      decision: 'discarded',
      reason: 'too_few_games',
      games: 0,
      difference: null,
      standardError: null,
    });
    const before = [await artifacts('baseball'), await report('baseball')];
    const broken = { ...engine, forecaster: () => Promise.reject(new Error('killed')) };
    await expect(retrainModel(at(7), { engine: broken, sport: 'baseball' })).rejects.toThrow('killed');
    expect([await artifacts('baseball'), await report('baseball')]).toEqual(before);
    expect(await engine.forecaster('baseball')).toBe(running);
  });

  it('comes to the same bytes from the same games, and is taken over by other workers', async () => {
    const [here, { engine, running }] = [await runningEngine('soccer'), await runningEngine('soccer')];
    const found = await retrainModel(at(8), { engine, sport: 'soccer' });
    expect(found?.decision).toBe('promoted');
    expect(found?.candidateVersion).toBe(running.version().replace(/#.*/, ''));
    expect(await states('soccer')).toEqual(['1 retired', '2 live']);
    const promoted = (await artifacts('soccer')).filter((row) => row.version.includes('#'));
    expect(promoted).toHaveLength(2);
    expect(promoted[1]?.parameters).toBe(promoted[0]?.parameters);
    expect(promoted[1]?.parameters.length).toBeGreaterThan(1000);

    await here.engine.forecast();
    const taken = await here.engine.forecaster('soccer');
    expect(taken).not.toBe(here.running);
    expect(taken.modelId).toBe((await engine.forecaster('soccer')).modelId);
    expect(taken.version()).toContain(found?.candidateVersion);
    await here.engine.forecast();
    expect(await here.engine.forecaster('soccer')).toBe(taken);
  });

  it('is left to the process that is at it', async () => {
    const engine = createEngine(at(0));
    const meanwhile = await withLock(test.services.db, 'retrain:replay:soccer', async () => [
      await retrainModel(at(8), { engine, sport: 'soccer' }),
    ]);
    expect(meanwhile).toEqual([null]);
  });
});

describe('the engine', () => {
  it('does not keep a model that lost its place while it was forecasting', async () => {
    const { engine } = await runningEngine('soccer');
    const next = await openForecaster(at(9), { sport: 'soccer', source: 'replay', fresh: true });
    const before = await artifacts('soccer');
    const forecasting = engine.forecast();
    engine.replace(next);
    await forecasting;
    expect(await artifacts('soccer')).toEqual(before);
  });
});
