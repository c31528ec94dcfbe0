import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { queueMeasurements } from '#domain/forecasting/models/ask-training.ts';
import { TrainingEnded, watchTraining } from '#domain/forecasting/models/training-watch.ts';
import { workTrainings } from '#domain/forecasting/models/work-trainings.ts';
import { createEngine, type Engine } from '#domain/picks/backfill/engine.ts';
import { publishPicks } from '#domain/picks/publish/publish-picks.ts';
import { newId } from '#platform/id.ts';
import { ingestArchive, MID_SEASON, makeArchive } from '#tests/support/archive-season.ts';
import { findAuditBreak } from '#tests/support/audit.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { addPolicy, minutesAfter } from '#tests/support/factories.ts';
import { type Office, openOffice } from '#tests/support/office.ts';
import { expectVerbatim, HOSTILE, officeHtml } from '#tests/support/office-html.tsx';
import * as modelScreen from '../../screens/office/model/screen.tsx';
import * as modelsScreen from '../../screens/office/models/screen.tsx';
import { modelContract } from './models/[id].contract.ts';
import { modelsContract, trainingSchema } from './models.contract.ts';

const ARCHIVE = makeArchive(92);
const RECIPE = { seed: 7, minimum_games: 4, trees: false, history_from: null };
const WISH = { sport: 'soccer', ...RECIPE, reason: HOSTILE };

let test: TestServices;
let office: Office;
let engine: Engine;

beforeAll(async () => {
  test = await testServices();
  test.setNow(MID_SEASON);
  await ingestArchive(test.services, ARCHIVE);
  await addPolicy(test.services, { validFrom: minutesAfter(MID_SEASON, -10) });
  office = await openOffice(test.services);
  engine = createEngine(test.services);
  await engine.forecast();
});
afterAll(async () => {
  expect(await findAuditBreak(test.services)).toBeNull();
  await test.close();
});

const rows = async (text: string, values: unknown[] = []) =>
  (await test.services.db.$client.query(text, values)).rows;
const registry = async (who = 'owner') => modelsContract.data.parse((await office.get('/models', who)).data);
const show = async (id: string) => modelContract.data.parse((await office.get(`/models/${id}`)).data);
type Model = z.output<typeof modelsContract.data>['models'][number];
const named = async (name: string): Promise<Model> => {
  const found = (await registry()).models.find((model) => model.name === name);
  if (found === undefined) throw new Error(`no ${name}`);
  return found;
};
/** Asks for a change of state, with the picture that is true now. */
async function change(name: string, state: string, who = 'owner', behind = 0) {
  const { id } = await named(name);
  const { version } = await show(id);
  return office.post(
    `/models/${id}/state`,
    { state, version: version - behind, reason: `To ${state}: ${HOSTILE}` },
    who,
  );
}
const work = () => workTrainings(test.services, { source: 'replay' });

describe('the registry', () => {
  it('200: counts a site’s first model of each sport as live, for owner, analyst and auditor', async () => {
    for (const who of ['owner', 'analyst', 'auditor']) {
      const { models, trainings } = await registry(who);
      expect(models.map(({ name, state }) => `${name} ${state}`)).toEqual([
        'soccer-1 live',
        'basketball-1 live',
        'baseball-1 live',
      ]);
      expect(trainings).toEqual([]);
    }
  });

  it('302, 404 and 422: no one, who has no business with models, no such model, no id', async () => {
    expect((await office.get('/models', null)).http_code).toBe(302);
    for (const who of ['finance', 'support', 'content'])
      expect([who, (await office.get('/models', who)).http_code]).toEqual([who, 404]);
    expect((await office.get('/models?brand=orange')).http_code).toBe(404);
    expect((await office.get(`/models/${newId()}`)).http_code).toBe(404);
    expect((await office.get('/models/soccer')).http_code).toBe(422);
  });
});

describe('a training', () => {
  it('302, 404, 422: no one, who may only look, and what no model can be trained with', async () => {
    expect((await office.post('/models/trainings', WISH, null)).http_code).toBe(302);
    for (const who of ['auditor', 'finance', 'content'])
      expect((await office.post('/models/trainings', WISH, who)).http_code).toBe(404);
    for (const wrong of [
      { ...WISH, minimum_games: 2 },
      { ...WISH, sport: 'chess' },
      { ...WISH, reason: ' ' },
      { ...WISH, time_limit_s: 10 },
      { ...WISH, history_from: '2030-01-01' },
    ])
      expect((await office.post('/models/trainings', wrong)).http_code).toBe(422);
  });

  it('200, 409: waits for the worker, one a sport, and can be called off', async () => {
    const first = trainingSchema.parse((await office.post('/models/trainings', WISH, 'analyst')).data);
    expect(first).toMatchObject({ status: 'queued', kind: 'train', asked_by: office.email('analyst') });
    const second = await office.post('/models/trainings', WISH);
    expect(second.http_code).toBe(409);
    const off = () => office.post(`/models/trainings/${first.id}/cancel`, {});
    expect((await off()).data).toMatchObject({ status: 'canceled' });
    expect((await off()).http_code).toBe(409);
    expect(await work()).toEqual({});
  });

  it('is measured per league and market on games that it had not learned, beside the close', async () => {
    await office.post('/models/trainings', WISH, 'analyst');
    expect(Object.values((await work()) ?? {})).toEqual(['done']);
    const { trainings } = await registry();
    expect(trainings[0]).toMatchObject({ status: 'done', stage: 'keeping', failure: null });
    const model = await named('soccer-2');
    expect(model).toMatchObject({
      state: 'trained',
      hyper_parameters: RECIPE,
      trained_by: office.email('analyst'),
    });
    expect(model.games).toBeGreaterThan(100);
    expect(model.scores.map(({ bet_type: market }) => market).toSorted()).toEqual([
      'over_under',
      'run_line',
      'win_loss',
    ]);
    for (const score of model.scores) {
      expect(score.league).toBe('EPL');
      expect(score.n).toBeGreaterThan(50);
      expect(score.close_n).toBeLessThanOrEqual(score.n);
      expect(score.close?.log_loss).toBeGreaterThan(0.3);
      expect(score.interval?.[0]).toBeLessThan(score.difference ?? 0);
      for (const figure of [score.brier, score.log_loss, score.rps, score.ece])
        expect(figure).toBeGreaterThan(0);
    }
    expect((await show(model.id)).versions).toHaveLength(1);
    const [noted] = await rows("select detail from audit where action = 'model.trained'");
    expect(noted.detail).toMatchObject({ model: 'soccer-2', asked_by: office.email('analyst') });
  });

  it('ends where it takes longer than it may, and begins again after a worker that died', async () => {
    await office.post('/models/trainings', { ...WISH, sport: 'baseball' });
    const [waiting] = await rows("select id from model_training where status = 'queued'");
    const late = watchTraining(test.services, { id: waiting.id, timeLimitS: -1 });
    await expect(late.note({ stage: 'learning', done: 1, total: 2 })).rejects.toThrow(TrainingEnded);
    await rows("update model_training set status = 'running', attempts = 1 where id = $1", [waiting.id]);
    expect(Object.values((await work()) ?? {})).toEqual(['done']);
    await office.post('/models/trainings', { ...WISH, sport: 'baseball' });
    await rows("update model_training set status = 'running', attempts = 2 where status = 'queued'");
    expect(Object.values((await work()) ?? {})).toEqual(['worker_died']);
    expect((await registry()).trainings[0]).toMatchObject({ status: 'failed', failure: 'worker_died' });
  });

  it('of the models that are live is measured again on schedule', async () => {
    expect(await queueMeasurements(test.services, { source: 'replay', sports: ['soccer'] })).toBe(1);
    expect(await queueMeasurements(test.services, { source: 'replay', sports: ['soccer'] })).toBe(0);
    const asked = await office.post(`/models/${(await named('soccer-1')).id}/measurement`, {});
    expect(asked.http_code).toBe(409);
    await work();
    expect((await named('soccer-1')).scores).toHaveLength(3);
  });
});

describe('a shadow', () => {
  it('speaks beside the live model, and nothing of it is forecast or published', async () => {
    expect((await change('soccer-2', 'live')).http_code).toBe(409);
    expect((await change('soccer-2', 'shadow', 'auditor')).http_code).toBe(404);
    expect((await change('soccer-2', 'shadow', 'analyst')).data).toMatchObject({ state: 'shadow' });
    const before = await rows('select id from forecast order by id');
    await engine.forecast();
    const shadow = await rows('select model_id, count(*)::int as n from shadow_forecast group by model_id');
    expect(shadow).toEqual([{ model_id: (await named('soccer-2')).id, n: expect.any(Number) }]);
    expect(shadow[0].n).toBeGreaterThan(5);
    expect(await rows('select id from forecast order by id')).toEqual(before);
    const [{ live }] = await rows(
      "select array_agg(distinct model_id) as live from forecast join game on game.id = game_id where league_id = 'EPL'",
    );
    expect(live.filter(Boolean)).toEqual([]);
  });

  it('whose word stands alone publishes nothing', async () => {
    // Only the shadow has spoken of these games: without a live forecast there is no pick.
    const alone = await testServices();
    alone.setNow(MID_SEASON);
    await ingestArchive(alone.services, ARCHIVE);
    await addPolicy(alone.services);
    const id = newId();
    await alone.services.db.$client.query(
      `insert into model values ($1, 'replay', 'soccer', 1, '{}', $2, 'x', null, $2, 0, 0, $2)`,
      [id, MID_SEASON],
    );
    await alone.services.db.$client.query(
      `insert into shadow_forecast select gen_random_uuid(), $1, id, $2, $2, 'shadow', 'B', 'ready', '[]',
         '{"kind": "soccer", "lambda": 3, "mu": 0.2, "rho": 0}', 0.9, 0.05, 0.05, 3, 0.2, null, '[]', 'x'
       from game where start_at > $2`,
      [id, MID_SEASON],
    );
    const report = await publishPicks(alone.services, { source: 'replay' });
    expect(report.evaluated).toBeGreaterThan(0);
    expect(report.published).toBe(0);
    await alone.close();
  });

  it('goes live with the report and the note; the one before retires, and forecasts bear the number', async () => {
    expect((await change('soccer-2', 'live', 'owner', 1)).http_code).toBe(409);
    const promoted = await change('soccer-2', 'live', 'owner');
    expect(promoted.data).toMatchObject({
      state: 'live',
      comparison: { verdict: 'too_few_games', total: { n: 0 } },
    });
    expect((await named('soccer-1')).state).toBe('retired');
    const { events } = await show((await named('soccer-2')).id);
    expect(events.map(({ state, by }) => [state, by])).toEqual([
      ['live', office.email('owner')],
      ['shadow', office.email('analyst')],
      ['trained', office.email('analyst')],
    ]);
    expect(events[0]).toMatchObject({ note: `To live: ${HOSTILE}`, report: { verdict: 'too_few_games' } });
    test.setNow(minutesAfter(MID_SEASON, 5));
    await engine.forecast();
    const versions = await rows(
      `select distinct model_version from forecast join game on game.id = game_id
       where league_id = 'EPL' and state = 'ready' and model_id = $1`,
      [(await named('soccer-2')).id],
    );
    expect(versions).toHaveLength(1);
    expect(versions[0].model_version).toMatch(/#2$/);
  });

  it('gives its place back when an operator rolls back, and the history keeps both turns', async () => {
    expect((await change('soccer-1', 'live', 'analyst')).http_code).toBe(200);
    expect((await named('soccer-2')).state).toBe('retired');
    await engine.forecast();
    expect((await engine.forecaster('soccer')).modelId).toBe((await named('soccer-1')).id);
    const { events } = await show((await named('soccer-1')).id);
    expect(events.map(({ state }) => state)).toEqual(['live', 'retired', 'live']);
    const actions = await rows("select action from audit where subject_kind = 'model' order by seq");
    expect(actions.map(({ action }) => action).slice(-3)).toEqual([
      'model.shadow',
      'model.live',
      'model.live',
    ]);
    await expect(rows('delete from model_event')).rejects.toThrow('permission denied');
    await expect(rows("update model_event set note = 'x'")).rejects.toThrow('permission denied');
  });
});

it('what was given as reasons stands in the pages word for word, and is no tag', async () => {
  const token = office.token('owner');
  const { id } = await named('soccer-2');
  const one = { token, screen: modelScreen, path: `/office/models/${id}`, params: { id } };
  expectVerbatim(await officeHtml(test.services, one), 2);
  expectVerbatim(await officeHtml(test.services, { token, screen: modelsScreen, path: '/office/models' }));
});

describe('a measurement', () => {
  it('200, 404, 409 and 422: is asked for again, one a sport, by those who may run models', async () => {
    const { id } = await named('soccer-2');
    const path = `/models/${id}/measurement`;
    for (const who of ['finance', 'auditor']) expect((await office.post(path, {}, who)).http_code).toBe(404);
    expect((await office.post(`/models/${newId()}/measurement`, {})).http_code).toBe(404);
    expect((await office.post('/models/soccer/measurement', {})).http_code).toBe(422);
    const asked = trainingSchema.parse((await office.post(path, {}, 'analyst')).data);
    expect(asked).toMatchObject({ status: 'queued', kind: 'measure', asked_by: office.email('analyst') });
    expect((await office.post(path, {})).http_code).toBe(409);
  });
});
