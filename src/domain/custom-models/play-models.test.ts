import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Member } from '#domain/accounts/member/member.ts';
import { grantPlan } from '#domain/money/subscription/grant-plan.ts';
import { deleteMember } from '#domain/operations/member/delete-member.ts';
import { ingestArchive, makeArchive, SEASON_START } from '#tests/support/archive-season.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { addPolicy, minutesAfter } from '#tests/support/factories.ts';
import { makeMember } from '#tests/support/members.ts';
import { gradeVerdicts } from './grade-verdicts.ts';
import { createLeagueCaches, type LeagueCaches } from './league-caches.ts';
import { listModelPicks } from './list-model-picks.ts';
import { pauseModels } from './pause-models.ts';
import { playModels } from './play-models.ts';
import { showModel } from './show-model.ts';
import { type StoreOptions, storeModel } from './store-model.ts';
import { workModels } from './work-models.ts';

const source = 'replay';
const DAY = 1440;
const archive = makeArchive(160);
/** Two hours before a round of the NBA, which plays every second day at 2. */
const NOW = minutesAfter(SEASON_START, 150 * DAY);
let test: TestServices;
let caches: LeagueCaches;

beforeAll(async () => {
  test = await testServices();
  await at(NOW);
  caches = createLeagueCaches(test.services);
});
afterAll(() => test.close());

/** Moves the clock on and takes over what became known. */
async function at(moment: Date): Promise<void> {
  test.setNow(moment);
  await ingestArchive(test.services, archive);
}

function store(member: Member, wishes: Partial<StoreOptions> = {}) {
  return storeModel(test.services, {
    member,
    locale: 'en',
    category: 'run_line',
    league: 'NBA',
    strategy: 'mov',
    ...wishes,
  });
}

const play = () => playModels(test.services, { source, caches });
const show = (member: Member, id: string) => showModel(test.services, { member, id, locale: 'en' });
const query = async (text: string, values: unknown[] = []) =>
  (await test.services.db.$client.query(text, values)).rows;

describe('the forward record', () => {
  let member: Member;
  let ids: string[];

  beforeAll(async () => {
    ({ member } = await makeMember(test.services, { planDays: 30 }));
    const models = [];
    for (const strategy of ['average_rate', 'mov', 'expected_value'] as const) {
      models.push(await store(member, { strategy }));
    }
    ids = models.map(({ id }) => id);
    await workModels(test.services, { source, caches });
  });

  it('previews the coming two days, and freezes nothing before the last hour', async () => {
    const { frozen, previews } = await play();
    expect(frozen).toBe(0);
    expect(previews).toBeGreaterThan(0);
    const states = (await Promise.all(ids.map((id) => show(member, id)))).flatMap(({ upcoming }) => upcoming);
    expect(states.length).toBe(previews);
    expect(states.every(({ state, locked }) => state === 'preview' && !locked)).toBe(true);
  });

  it('freezes within the hour, from what was known an hour before, once and for ever', async () => {
    await at(minutesAfter(NOW, 70));
    const first = await play();
    expect(first.frozen).toBe(9);
    expect((await play()).frozen).toBe(0);
    const rows = await query(
      `select frozen_at < start_at as early, odds_at <= start_at - interval '60 minutes' as known from custom_model_verdict
       where side is not null`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ early, known }) => early && known)).toBe(true);
    for (const statement of [
      'update custom_model_verdict set odds = 9',
      'delete from custom_model_verdict',
      'update custom_model_bet set result = result',
      'update custom_model_run set report = report',
      "update custom_model set category = 'win_loss'",
      'update custom_model set trial_no = 1',
      'delete from custom_model',
    ]) {
      await expect(query(statement)).rejects.toThrow('permission denied');
    }
  });

  it('is graded by the scores, says what a backtest says of the same games, and never reaches back', async () => {
    await at(minutesAfter(NOW, 2 * DAY - 120));
    expect((await gradeVerdicts(test.services)).graded).toBeGreaterThan(0);
    expect((await gradeVerdicts(test.services)).graded).toBe(0);
    const frozen = await query(
      `select model_id, game_id, side, odds, p_win, result from custom_model_verdict
       join custom_model_grade using (model_id, game_id) order by model_id, game_id`,
    );
    expect(frozen.every(({ result }) => ['win', 'lose', 'draw'].includes(result))).toBe(true);
    const { forward } = await show(member, String(frozen[0]?.model_id));
    const own = frozen.filter(({ model_id }) => model_id === frozen[0]?.model_id);
    expect(forward.full).toMatchObject({ games: 3, picks: own.length });
    const replayed = [];
    for (const id of ids) {
      const [model] = await query('select strategy from custom_model where id = $1', [id]);
      const clone = await store(member, { strategy: model?.strategy, cloneOf: id });
      await workModels(test.services, { source, caches: createLeagueCaches(test.services) });
      replayed.push(
        ...(await query(
          `select $1::uuid as model_id, game_id, side, odds, p_win, result from custom_model_bet
           where model_id = $2 and game_id in (select game_id from custom_model_verdict where model_id = $1)`,
          [id, clone.id],
        )),
      );
      expect((await show(member, clone.id)).forward.full.games).toBe(0);
    }
    const byModel = (rows: Record<string, unknown>[]) =>
      rows.toSorted((a, b) => `${a.model_id}${a.game_id}`.localeCompare(`${b.model_id}${b.game_id}`));
    expect(byModel(replayed)).toEqual(byModel(frozen));
  });

  it('follows a correction that two operators agreed on, beside the grade that was first', async () => {
    const [graded] = await query(
      `select model_id, game_id, side, result from custom_model_verdict join custom_model_grade using (model_id, game_id)
       where result in ('win', 'lose') order by model_id, game_id limit 1`,
    );
    const { model_id: id, game_id: gameId, side, result } = graded ?? {};
    const isForHome = (side === 'home') !== (result === 'win');
    const correctionId = await correctGame(String(gameId), isForHome ? [200, 0] : [0, 200]);
    expect(await gradeVerdicts(test.services)).toEqual({ graded: 0, corrected: 0 });
    const decided = `insert into grade_decision select id, proposed_by, 'two', true, '', proposed_at from grade_proposal`;
    await query(decided);
    const before = (await show(member, String(id))).forward.full;
    const { corrected } = await gradeVerdicts(test.services);
    expect(corrected).toBeGreaterThan(0);
    expect(await gradeVerdicts(test.services)).toEqual({ graded: 0, corrected: 0 });
    const after = (await show(member, String(id))).forward.full;
    const step = result === 'win' ? -1 : 1;
    expect([after.win - before.win, after.lose - before.lose]).toEqual([step, -step]);
    const picks = { member, part: 'forward', locale: 'en', page: 1, perPage: 100 } as const;
    const { items } = await listModelPicks(test.services, { ...picks, id: String(id) });
    const turned = result === 'win' ? 'lose' : 'win';
    expect(items.filter(({ corrected_from: from }) => from !== null)).toMatchObject([
      { event: { id: gameId }, result: turned, corrected_from: result },
    ]);
    const first = await query('select result from custom_model_grade where (model_id, game_id) = ($1, $2)', [
      id,
      gameId,
    ]);
    expect(first).toEqual([{ result }]);
    const again = `insert into custom_model_correction select model_id, $2, correction_id, decided_at, result, null, null, null,
      corrected_at from custom_model_correction where correction_id = $1`;
    const other = frozenOtherThan(String(gameId));
    await expect(query(again, [correctionId, await other])).rejects.toThrow('is not approved');
    await expect(query('update custom_model_correction set result = result')).rejects.toThrow(
      'permission denied',
    );
  });
});

/** An operator's proposal that a game ended otherwise; no one has agreed yet. */
async function correctGame(gameId: string, [home, away]: readonly [number, number]): Promise<string> {
  const id = '00000000-0000-4000-8000-00000000000c';
  await addPolicy(test.services);
  await query(
    `insert into pick (id, origin, game_id, league_id, start_at, bet_type, side, odds, min_odds, odds_snapshot, p_win, p_push,
       p_lose, ev, confidence, units, drivers, tier, model_version, policy_version, is_free, data_origin, source, known_at, published_at)
     select $1, 'backfill', id, league_id, start_at, 'win_loss', 'home', 2, 1.9, '{}', 0.6, 0, 0.4, 0.2, 60, 1, '[]', 'A', 'test',
       1, false, 'simulated', source, start_at - interval '1 hour', start_at - interval '1 hour'
     from game where id = $2`,
    [id, gameId],
  );
  await query(
    `insert into grade_proposal values ($1, $1, 'completed', $2, $3, '[]', 'the league', 'one', $4)`,
    [id, home, away, test.services.clock.now()],
  );
  return id;
}

async function frozenOtherThan(gameId: string): Promise<unknown> {
  const rows = await query('select game_id from custom_model_grade where game_id <> $1 limit 1', [gameId]);
  return rows[0]?.game_id;
}

describe('a model', () => {
  it('rests while the plan of its owner has ended, with the gap beside its record, and goes on with the next', async () => {
    const now = minutesAfter(NOW, 2 * DAY);
    await at(now);
    const { member } = await makeMember(test.services, { planDays: 1 });
    const { member: never } = await makeMember(test.services);
    const [own, free] = [await store(member), await store(never)];
    await workModels(test.services, { source, caches });
    const end = minutesAfter(now, 2 * DAY);
    await at(end);
    await play();
    const resting = await show(member, own.id);
    expect(resting.model.paused).toMatchObject({ reason: 'plan_ended' });
    expect(resting.forward.gaps).toMatchObject([{ until: null, reason: 'plan_ended' }]);
    expect(resting.upcoming).toEqual([]);
    expect((await show(never, free.id)).model.paused).toBeNull();
    await at(minutesAfter(end, 80));
    await play();
    const said = async (id: string) =>
      (await query('select 1 from custom_model_verdict where model_id = $1', [id])).length;
    expect([await said(own.id), await said(free.id)]).toEqual([0, 3]);
    const again = minutesAfter(end, 90);
    await at(again);
    await test.services.db.transaction((tx) =>
      grantPlan(tx, {
        brand: member.brand,
        accountId: member.id,
        days: 30,
        grantedBy: 'test',
        reason: 'test',
        now: again,
      }),
    );
    await pauseModels(test.services, { source });
    const { model, forward } = await show(member, own.id);
    expect(model.paused).toBeNull();
    expect(forward.gaps).toMatchObject([{ from: expect.any(String), until: expect.any(String) }]);
  });

  it('keeps its quota under 200 stores at once, and its trials without a gap', async () => {
    for (const [planDays, limit, racers] of [
      [undefined, 2, 40],
      [30, 10, 200],
    ] as const) {
      const { member } = await makeMember(test.services, planDays === undefined ? {} : { planDays });
      const stores = Array.from({ length: racers }, (_, no) => store(member, { name: `No. ${no}` }).then(() => true, () => false)); // biome-ignore format: short
      const stored = (await Promise.all(stores)).filter(Boolean);
      expect(stored).toHaveLength(limit);
      const rows = await query('select trial_no from custom_model where account_id = $1 order by 1', [
        member.id,
      ]);
      expect(rows.map((row) => row.trial_no)).toEqual(Array.from({ length: limit }, (_, no) => no + 1));
    }
  });

  it('may be tried as often as a measurement wants with the quota off, and each try is counted', async () => {
    const { member } = await makeMember(test.services);
    let last = await store(member, { quota: 'off' });
    for (let trial = 2; trial <= 25; trial += 1)
      last = await store(member, { quota: 'off', cloneOf: last.id });
    expect(last.trialNo).toBe(25);
    expect((await show(member, last.id)).model.trial).toEqual({ no: 25, of: 25 });
  });

  it('cannot be changed behind its back: neither brought back, nor run again', async () => {
    const { member } = await makeMember(test.services);
    const { id } = await store(member);
    await query('update custom_model set deleted_at = now() where id = $1', [id]);
    await expect(query('update custom_model set deleted_at = null where id = $1', [id])).rejects.toThrow(
      'is deleted',
    );
    const [ready] = await query(
      "select id from custom_model where status = 'ready' and deleted_at is null limit 1",
    );
    await expect(
      query("update custom_model set status = 'queued', finished_at = null where id = $1", [ready?.id]),
    ).rejects.toThrow('is over');
  });

  it('goes with its owner: deleting the account erases all that its models ever made', async () => {
    const [owner] = await query(
      'select account_id from custom_model_verdict join custom_model on id = model_id group by 1 order by count(*) desc limit 1',
    );
    const id = Number(owner?.account_id);
    await expect(query('select erase_custom_models($1)', [id])).rejects.toThrow('is not deleted');
    const counts = () =>
      query(
        `select (select count(*)::int from custom_model where account_id = $1) as models,
          (select count(*)::int from custom_model_bet left join custom_model on id = model_id where account_id = $1 or id is null) as bets`,
        [id],
      );
    expect((await counts())[0]?.bets).toBeGreaterThan(0);
    const [account] = await query('select * from account where id = $1', [id]);
    const member = { id, uuid: account?.uuid, brand: account?.brand, email: account?.email } as Member;
    await deleteMember(test.services, { member, email: member.email });
    expect(await counts()).toEqual([{ models: 0, bets: 0 }]);
  });
});
