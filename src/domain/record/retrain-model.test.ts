import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withLock } from '#db/client.ts';
import { findAppSetting } from '#db/queries/app-setting.ts';
import { findNewestArtifact } from '#db/queries/forecast.ts';
import { listModels } from '#db/queries/model.ts';
import { fixedClock } from '#platform/clock.ts';
import { ingestArchive, MID_SEASON, makeArchive } from '#tests/support/archive-season.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { minutesAfter } from '#tests/support/factories.ts';
import { addLiveForecasts } from '#tests/support/live-forecasts.ts';
import { createEngine } from './engine.ts';
import { openForecaster, type Sport } from './forecaster.ts';
import { retrainModel } from './retrain-model.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
  await ingestArchive(at(0), makeArchive(92));
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

describe('a training anew', () => {
  it('promotes nothing where too few games were forecast live, and leaves the running model as it is', async () => {
    const { engine, running } = await runningEngine('basketball');
    await addLiveForecasts(test.services, { leagueId: 'NBA', pWinner: 0.01, minutesFromStart: -60 });
    const before = await artifacts('basketball');
    const found = await retrainModel(at(1), { engine, sport: 'basketball' });
    expect(found).toMatchObject({ decision: 'discarded', reason: 'too_few_games' });
    expect(found?.games).toBeGreaterThan(50);
    expect(found?.games).toBeLessThan(100);
    expect(await engine.forecaster('basketball')).toBe(running);
    expect(await artifacts('basketball')).toEqual(before);
    expect(await report('basketball')).toEqual(found);
  });

  it('says so without figures where nothing was forecast live at all', async () => {
    const { engine } = await runningEngine('soccer');
    expect(await retrainModel(at(1), { engine, sport: 'soccer' })).toMatchObject({
      ...{ decision: 'discarded', reason: 'too_few_games', games: 0 },
      ...{ difference: null, standardError: null },
    });
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
    const kept = await findNewestArtifact(test.services.db, {
      ...{ source: 'replay', sport: 'soccer', modelId: taken.modelId },
    });
    expect(kept?.version).toBe(`replay:${found?.candidateVersion}#1`);
    expect(await states('soccer')).toEqual(['1 live']);
    expect(found?.candidateVersion).toBe(found?.runningVersion);
    expect((await artifacts('soccer')).map((row) => row.version)).toEqual([
      `replay:${found?.runningVersion}`,
      `replay:${found?.candidateVersion}#1`,
    ]);
  });

  it('comes to the same bytes from the same games', async () => {
    const { engine } = await runningEngine('soccer');
    await retrainModel(at(4), { engine, sport: 'soccer' });
    const promoted = (await artifacts('soccer')).filter((row) => row.version.includes('#'));
    expect(await states('soccer')).toEqual(['1 retired', '2 live']);
    expect(promoted).toHaveLength(2);
    expect(promoted[1]?.parameters).toBe(promoted[0]?.parameters);
    expect(promoted[1]?.parameters.length).toBeGreaterThan(1000);
  });

  it('is the first model where none has learned anything, and a restart goes on from it', async () => {
    const engine = createEngine(at(0));
    const found = await retrainModel(at(5), { engine, sport: 'baseball' });
    expect(found).toMatchObject({ decision: 'promoted', reason: 'first', difference: null });
    expect(await states('baseball')).toEqual(['1 live']);
    const restarted = await openForecaster(at(6), { sport: 'baseball', source: 'replay' });
    expect(restarted.version()).toBe(found?.candidateVersion);
  });

  it('leaves nothing behind when it is broken off, and the next one is as if it had never been', async () => {
    const { engine, running } = await runningEngine('soccer');
    const before = [await artifacts('soccer'), await report('soccer')];
    const broken = { ...engine, forecaster: () => Promise.reject(new Error('killed')) };
    await expect(retrainModel(at(6), { engine: broken, sport: 'soccer' })).rejects.toThrow('killed');
    expect([await artifacts('soccer'), await report('soccer')]).toEqual(before);
    expect(await engine.forecaster('soccer')).toBe(running);
    const next = await retrainModel(at(7), { engine, sport: 'soccer' });
    expect(next?.decision).toBe('promoted');
    expect(next?.candidateVersion).toBe(running.version().replace(/#.*/, ''));
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
  it('goes on from a model that another worker has promoted', async () => {
    const [here, there] = [await runningEngine('soccer'), await runningEngine('soccer')];
    await addLiveForecasts(test.services, { leagueId: 'EPL', pWinner: 0.01, minutesFromStart: -40 });
    const found = await retrainModel(at(20), { engine: there.engine, sport: 'soccer' });
    expect(found?.decision).toBe('promoted');
    await here.engine.forecast();
    const taken = await here.engine.forecaster('soccer');
    expect(taken).not.toBe(here.running);
    expect(taken.modelId).toBe((await there.engine.forecaster('soccer')).modelId);
    expect(taken.version()).toContain(found?.candidateVersion);
    await here.engine.forecast();
    expect(await here.engine.forecaster('soccer')).toBe(taken);
  });

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
