import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { addCount, countsOf } from '#tests/support/experiments.ts';
import { lastDetail, type Office, openOffice } from '#tests/support/office.ts';
import { experimentChoicesContract } from './experiment-choices.contract.ts';
import { experimentContract } from './experiments/[id].contract.ts';
import { experimentsContract } from './experiments.contract.ts';

let test: TestServices;
let office: Office;
beforeAll(async () => {
  test = await testServices();
  office = await openOffice(test.services);
});
afterAll(() => test.close());

const B = {
  en: 'Bets you can check',
  zh_TW: '可以查證的推薦',
  zh_HK: '可以查證的推介',
  vi: 'Dự đoán bạn tự kiểm chứng được',
};
const TEXT = {
  place: 'home',
  goal: 'register',
  kind: 'text',
  why: 'Shorter may be clearer.',
  key: 'home.hero.title',
  difference_bp: 500,
  texts: B,
};
const COUNT = { place: 'subscribe', goal: 'order', kind: 'count', why: 'Nothing is known yet.', days: 14 };

async function plan(body: object, who = 'content'): Promise<string> {
  const answer = await office.post('/experiments', body, who);
  expect([answer.http_code, answer.messages]).toEqual([200, { input_validates: {} }]);
  return String(Object(answer.data).id);
}
const action = (id: string, name: string, body: object, who = 'content') =>
  office.post(`/experiments/${id}/${name}`, body, who);
const show = async (id: string) =>
  experimentContract.data.parse((await office.get(`/experiments/${id}`, 'auditor')).data);
const run = (sql: string, values: readonly unknown[]) => test.services.db.$client.query(sql, [...values]);

describe('a plan', () => {
  it('cannot be made before anything was counted, and says so', async () => {
    const answer = await office.post('/experiments', TEXT, 'content');
    expect(answer.http_code).toBe(422);
    expect(answer.messages.input_validates.base?.[0]).toContain('Run a count first');
  });

  it('takes its rate and its visitors from ended tests, and says how many are needed before it begins', async () => {
    const id = await addCount(test.services, {
      place: 'home',
      operatorId: office.id('content'),
      visitors: 5000,
      converted: 500,
    });
    const { data } = await office.get(
      '/experiment-choices?place=home&goal=register&difference_bp=500',
      'content',
    );
    const choices = experimentChoicesContract.data.parse(data);
    expect(choices.baseline).toEqual({ id, visitors: 10_000, converted: 1000, visitors_per_day: 1000 });
    expect(choices.size).toEqual({ visitors: expect.any(Number), days: expect.any(Number) });
    expect(choices.texts.map(({ key }) => key)).toContain('home.hero.title');
    const shown = await show(await plan(TEXT));
    expect(shown.state).toBe('planned');
    expect(shown.plan?.visitors).toBe(choices.size?.visitors);
    expect(shown.plan?.visitors).toBeGreaterThan(1300);
    expect(shown.planned_days).toBe(Math.ceil((2 * (shown.plan?.visitors ?? 0)) / 1000));
    expect([shown.verdict, shown.difference]).toEqual([null, null]);
  });

  it.each([
    [{ difference_bp: 5 }, 'difference_bp', 'about'],
    [{ difference_bp: undefined }, 'difference_bp', 'Choose'],
    [{ texts: { ...B, vi: 'Chỉ 5 phút' } }, 'texts.vi', '“5”'],
    [{ texts: { ...B, zh_TW: '勝率百分之八十' } }, 'texts.zh_TW', '百分之'],
    [{ texts: { ...B, en: 'Now € off' } }, 'texts.en', '“€”'],
    [{ texts: { ...B, en: 'Odds {odds}' } }, 'texts.en', ''],
    [{ texts: { ...B, en: '<img src=x onerror=ran()>' } }, 'texts.en', 'Remove the tags'],
    [{ texts: { en: 'Only one language' } }, 'texts.vi', ''],
    [{ key: 'home.plans.final' }, 'key', 'Choose'],
    [{ key: 'register.title' }, 'key', 'shown on that page'],
    [{ place: 'register' }, 'base', 'Run a count first'],
  ])('is refused with %o, at %s', async (change, field, text) => {
    const answer = await office.post('/experiments', { ...TEXT, ...change }, 'content');
    expect(answer.http_code).toBe(422);
    expect(answer.messages.input_validates[field]?.[0]).toContain(text);
  });

  it('is refused where B says what A says', async () => {
    const { data } = await office.get('/experiment-choices?place=home', 'content');
    const { texts } = experimentChoicesContract.data.parse(data);
    const a = texts.find(({ key }) => key === TEXT.key)?.a;
    const answer = await office.post('/experiments', { ...TEXT, texts: a }, 'content');
    expect(answer.messages.input_validates.base?.[0]).toContain('the same as A');
  });

  it('is made by who may, and seen by no other brand', async () => {
    expect((await office.post('/experiments', COUNT, 'finance')).http_code).toBe(404);
    expect((await office.post('/experiments', COUNT, 'auditor')).http_code).toBe(404);
    const id = await plan(COUNT);
    expect((await office.get(`/experiments/${id}`, 'orange')).http_code).toBe(404);
    expect((await action(id, 'start', { version: 1 }, 'orange')).http_code).toBe(404);
    expect((await action(id, 'removal', { version: 1 })).http_code).toBe(200);
    expect((await action(id, 'removal', { version: 1 })).http_code).toBe(404);
  });
});

describe('a test that runs', () => {
  it('is the only one on its page, keeps its words and its plan, ends with a reason, and can be adopted', async () => {
    const id = await plan(TEXT);
    const other = await plan({ ...TEXT, key: 'home.plans.compare' });
    expect((await action(id, 'start', { version: 1 })).http_code).toBe(200);
    expect(await countsOf(test.services, id)).toEqual({ a: [0, 0, 0], b: [0, 0, 0] });
    const taken = await action(other, 'start', { version: 1 });
    expect([taken.http_code, taken.messages.input_validates.base?.[0]]).toEqual([
      409,
      'An experiment is already running on this page. End that one first.',
    ]);
    const override = { key: TEXT.key, language: 'en', text: 'Otherwise', version: 0 };
    expect((await office.post('/messages', override, 'content')).http_code).toBe(409);
    expect((await action(id, 'removal', { version: 2 })).http_code).toBe(409);
    expect((await action(id, 'adoption', { version: 2, adopted: true })).http_code).toBe(409);
    expect((await action(id, 'end', { version: 2, reason: ' ' })).http_code).toBe(422);
    expect((await show(id)).verdict).toBe('too_early');
    await run('update experiment_count set visitors = 400, registered = 20 where experiment_id = $1', [id]);
    await run(`update experiment_count set registered = 120 where experiment_id = $1 and variant = 'b'`, [
      id,
    ]);
    const found = await show(id);
    expect(found.verdict).toBe('b_better');
    expect(found.difference?.value).toBeCloseTo(0.25, 10);
    expect(found.difference?.low).toBeGreaterThan(0);
    const reason = 'B is clearer. <img src=x onerror=ran()>';
    expect((await action(id, 'end', { version: 2, reason })).http_code).toBe(200);
    expect(await lastDetail(test.services, 'experiment.ended')).toMatchObject({ reason });
    expect((await show(id)).end_reason).toBe(reason);
    expect((await action(id, 'adoption', { version: 3, adopted: true })).http_code).toBe(200);
    const { rows } = await run('select language_code, text from message_override where key = $1 order by 1', [
      TEXT.key,
    ]);
    expect(Object.fromEntries(rows.map((row) => [row.language_code, row.text]))).toEqual(B);
    expect((await action(id, 'adoption', { version: 4, adopted: true })).http_code).toBe(409);
    expect((await action(id, 'adoption', { version: 4, adopted: false })).http_code).toBe(409);
    // What was planned on the old words has to be planned again; another text of the page may begin.
    expect((await action(other, 'start', { version: 1 })).http_code).toBe(200);
    expect((await action(other, 'end', { version: 2, reason: 'Enough' })).http_code).toBe(200);
    expect((await show(other)).verdict).toBe('cut_short');
  });

  it('does not begin where the words have changed since it was planned', async () => {
    const id = await plan({ ...TEXT, key: 'home.plans.title' });
    const override = { key: 'home.plans.title', language: 'en', text: 'All plans', version: 0 };
    expect((await office.post('/messages', override, 'content')).http_code).toBe(200);
    const late = await action(id, 'start', { version: 1 });
    expect([late.http_code, late.messages.input_validates.base?.[0]]).toEqual([
      409,
      'The text has changed since this experiment was planned. Remove the experiment and plan it again.',
    ]);
  });

  it('tries an order of sections, which can be adopted and put back', async () => {
    const { key: _key, texts: _texts, ...rest } = TEXT;
    const layout = { ...rest, kind: 'layout', layout: 'plans_before_results' };
    const id = await plan(layout);
    expect((await action(id, 'start', { version: 1 })).http_code).toBe(200);
    expect((await action(id, 'end', { version: 2, reason: 'Enough' })).http_code).toBe(200);
    expect((await action(id, 'adoption', { version: 3, adopted: true })).http_code).toBe(200);
    expect(
      (await office.post('/experiments', layout, 'content')).messages.input_validates.layout?.[0],
    ).toContain('already uses');
    expect((await action(id, 'adoption', { version: 4, adopted: false })).http_code).toBe(200);
    await plan(layout);
  });
});

describe('the list', () => {
  it('is the brand’s own, the newest first', async () => {
    const id = await plan({ ...COUNT, place: 'register' });
    const { data } = await office.get('/experiments?per_page=1', 'auditor');
    expect(experimentsContract.data.parse(data).map((one) => one.id)).toEqual([id]);
    expect((await office.get('/experiments', 'orange')).data).toEqual([]);
  });
});

describe('the database', () => {
  const started = async () => {
    const id = await plan({ ...COUNT, place: 'register' });
    expect((await action(id, 'start', { version: 1 })).http_code).toBe(200);
    return id;
  };
  it('changes nothing of a plan that has begun, and lets no one go back', async () => {
    const id = await started();
    for (const change of [
      `goal = 'register'`,
      `why = 'Something else'`,
      'planned_days = 3',
      `state = 'planned', started_at = null, started_by = null`,
      `place = 'home'`,
      'started_at = created_at',
    ])
      await expect(run(`update experiment set ${change} where id = $1`, [id])).rejects.toThrow();
    await expect(run('delete from experiment where id = $1', [id])).rejects.toThrow();
    const column = `insert into experiment select gen_random_uuid(), brand, place, kind, goal, why, message_key, texts_a, texts_b,
      layout_switch, baseline_id, baseline_visitors, baseline_converted, difference_bp, planned_visitors, planned_days`;
    await expect(
      run(
        `${column}, 'running', 1, created_by, created_at, created_by, created_at from experiment where id = $1`,
        [id],
      ),
    ).rejects.toThrow('planned before it begins');
    await expect(
      run(`${column} || '', 'planned', 1, created_by, created_at from experiment where id = $1`, [id]),
    ).rejects.toThrow();
    await action(id, 'end', { version: 2, reason: 'Enough' });
    await expect(run(`update experiment set end_reason = 'x' where id = $1`, [id])).rejects.toThrow();
  });

  it('lets counts grow alone, while the test runs, and never beyond the visitors', async () => {
    const id = await started();
    const set = (change: string) =>
      run(`update experiment_count set ${change} where experiment_id = $1 and variant = 'a'`, [id]);
    await set('visitors = 10, registered = 4');
    await expect(set('visitors = 9')).rejects.toThrow('only grow');
    await expect(set('registered = 3')).rejects.toThrow('only grow');
    await expect(set('registered = 11')).rejects.toThrow();
    await action(id, 'end', { version: 2, reason: 'Enough' });
    await expect(set('visitors = 11')).rejects.toThrow('running test');
  });

  it('has no text or layout without a baseline, a difference and a number of visitors', async () => {
    const id = await plan({ ...COUNT, place: 'home' });
    for (const kind of ['text', 'layout'])
      await expect(
        run(
          `insert into experiment (id, brand, place, kind, goal, why, planned_days, layout_switch, message_key, texts_a, texts_b,
             state, version, created_by, created_at)
           select gen_random_uuid(), brand, place, $2, goal, why, 7, case $2 when 'layout' then 'plans_before_results' end,
             case $2 when 'text' then 'home.hero.title' end, case $2 when 'text' then $3::jsonb end,
             case $2 when 'text' then $3::jsonb end, 'planned', 1, created_by, created_at from experiment where id = $1`,
          [id, kind, JSON.stringify(B)],
        ),
      ).rejects.toThrow('experiment_check');
  });
});
