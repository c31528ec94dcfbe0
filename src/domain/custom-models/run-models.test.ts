import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimModel, type ModelRow } from '#db/queries/custom-model.ts';
import { newId } from '#platform/id.ts';
import { ingestArchive, makeArchive, SEASON_START } from '#tests/support/archive-season.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { minutesAfter } from '#tests/support/factories.ts';
import { makeMember } from '#tests/support/members.ts';
import { type RawBet, rawAverageRateBets, readLeague } from '#tests/support/raw-models.ts';
import { tamper } from '#tests/support/sealed-days.ts';
import { deleteModel } from './delete-model.ts';
import { createLeagueCaches } from './league-caches.ts';
import { showModel } from './show-model.ts';
import { type StoreOptions, storeModel } from './store-model.ts';
import { workModels } from './work-models.ts';

const DAYS = 150;
const NOW = new Date(SEASON_START.getTime() + DAYS * 86_400_000);
const source = 'replay';
let test: TestServices;

beforeAll(async () => {
  test = await testServices();
  test.setNow(NOW);
  await ingestArchive(test.services, makeArchive(DAYS));
});
afterAll(() => test.close());

/** A model of somebody new. */
async function store(
  wishes: Partial<StoreOptions>,
): Promise<ModelRow & { readonly owner: StoreOptions['member'] }> {
  const { member } = await makeMember(test.services, { planDays: 30 });
  const model = await storeModel(test.services, {
    member,
    locale: 'en',
    category: 'win_loss',
    league: 'NBA',
    strategy: 'average_rate',
    ...wishes,
  });
  return { ...model, owner: member };
}

const work = () => workModels(test.services, { source, caches: createLeagueCaches(test.services) });

async function betsOf(modelId: string): Promise<RawBet[]> {
  const { rows } = await test.services.db.$client.query(
    `select game_id as "gameId", start_at as "startAt", side, line::float8 as line, odds::float8 as odds, p_win as "pWin",
      result, is_locked as "isLocked" from custom_model_bet where model_id = $1 order by start_at, game_id`,
    [modelId],
  );
  return rows;
}

describe('a backtest', () => {
  it('is what plain loops over the raw rows find: sides, prices, chances, results, and every sum of them', async () => {
    const { id, owner } = await store({ days: 30, modelData: ['home_away'] });
    expect(await work()).toEqual({ ready: 1 });
    const raw = rawAverageRateBets(await readLeague(test.services.db.$client, 'NBA'), {
      days: 30,
      asOf: NOW,
    });
    const stored = await betsOf(id);
    expect(stored.length).toBeGreaterThan(60);
    expect(stored.map(({ pWin: _chance, isLocked: _part, ...bet }) => bet)).toEqual(
      raw.map(({ pWin: _chance, isLocked: _part, ...bet }) => bet),
    );
    for (const [index, { pWin }] of stored.entries()) expect(pWin).toBeCloseTo(raw[index]?.pWin ?? 0, 9);
    const shown = await showModel(test.services, { member: owner, id, locale: 'en' });
    const [from, until] = [shown.backtest?.from ?? '', shown.lock_box.until ?? ''].map((at) =>
      new Date(at).getTime(),
    );
    const lockFrom = Math.round((until ?? 0) - 0.2 * ((until ?? 0) - (from ?? 0)));
    expect(stored.every((bet) => bet.isLocked === bet.startAt.getTime() >= lockFrom)).toBe(true);
    const open = raw.filter((bet) => bet.startAt.getTime() < lockFrom);
    const profits = open.map((bet) => (bet.result === 'win' ? bet.odds - 1 : -1));
    const profit = profits.reduce((sum, one) => sum + one, 0);
    const full = shown.backtest?.full;
    expect(full).toMatchObject({
      picks: open.length,
      win: open.filter((bet) => bet.result === 'win').length,
      lose: open.filter((bet) => bet.result === 'lose').length,
    });
    expect(full?.profit_units).toBeCloseTo(profit, 6);
    expect(full?.roi.value).toBeCloseTo(profit / open.length, 9);
    let [run, longest] = [0, 0];
    for (const one of profits) {
      run = one < 0 ? run + 1 : 0;
      longest = Math.max(longest, run);
    }
    expect(full?.longest_losing_run).toBe(longest);
    expect(shown.backtest?.months.reduce((sum, month) => sum + month.picks, 0)).toBe(open.length);
  });

  it.each(['average_rate', 'mov', 'expected_value'] as const)(
    'by %s is the same up to an instant, whatever came after it',
    async (strategy) => {
      const category = strategy === 'average_rate' ? 'run_line' : 'over_under';
      const first = await store({ strategy, category });
      await work();
      const at = minutesAfter(SEASON_START, 100 * 1440);
      await tamper(
        test,
        `create temp table kept as select * from game_state; create temp table prices as select * from odds_snapshot;
         update game_state set home_score = 150 - away_score, away_score = home_score
           where known_at > '${at.toISOString()}' and status = 'completed';
         update odds_snapshot set home_odds = away_odds, away_odds = home_odds + 0.5 where known_at > '${at.toISOString()}';
         create table state_before as select * from kept; create table prices_before as select * from prices`,
      );
      const second = await store({ strategy, category });
      await work();
      await tamper(
        test,
        `update game_state set home_score = b.home_score, away_score = b.away_score from state_before as b
           where b.game_id = game_state.game_id and b.known_at = game_state.known_at;
         update odds_snapshot set home_odds = b.home_odds, away_odds = b.away_odds from prices_before as b
           where b.id = odds_snapshot.id; drop table state_before; drop table prices_before`,
      );
      const isBefore = ({ startAt }: RawBet) => startAt.getTime() - 3_600_000 <= at.getTime();
      const verdicts = async (id: string) =>
        (await betsOf(id))
          .filter(isBefore)
          .map(({ result: _result, isLocked: _part, ...verdict }) => verdict);
      const [known, changed] = [await verdicts(first.id), await verdicts(second.id)];
      expect(known.length).toBeGreaterThan(20);
      expect(changed).toEqual(known);
      const later = async (id: string) => (await betsOf(id)).filter((bet) => !isBefore(bet));
      expect(await later(second.id)).not.toEqual(await later(first.id));
    },
  );

  it('says what is missing where a league has too few games', async () => {
    const early = minutesAfter(SEASON_START, 30 * 1440);
    test.setNow(early);
    const { id, owner } = await store({});
    expect(await work()).toEqual({ insufficient: 1 });
    const { model, backtest, lock_box } = await showModel(test.services, { member: owner, id, locale: 'en' });
    test.setNow(NOW);
    expect(model).toMatchObject({ status: 'insufficient', progress: 100 });
    expect(model.missing).toMatchObject([{ code: 'league_games', need: 100 }]);
    expect([backtest, lock_box.state]).toEqual([null, 'none']);
  });
});

describe('a run', () => {
  it('ends with its model: deleting it leaves no job behind and no result', async () => {
    const { id, owner } = await store({});
    const caches = createLeagueCaches(test.services);
    const ended = await workModels(test.services, {
      source,
      caches: {
        ...caches,
        cache: (league) => {
          const cache = caches.cache(league);
          const games: typeof cache.games = async (...asked) => {
            await deleteModel(test.services, { id, member: owner });
            return cache.games(...asked);
          };
          return { ...cache, games };
        },
      },
    });
    expect(ended).toEqual({ ended: 1 });
    expect(await work()).toEqual({});
    const shown = await showModel(test.services, { member: owner, id, locale: 'en' });
    expect(shown).toMatchObject({
      model: { status: 'running', deleted_at: expect.any(String) },
      backtest: null,
    });
    expect(await betsOf(id)).toEqual([]);
  });

  it('is taken over from a worker that died, and given up after the third', async () => {
    const { id, owner } = await store({});
    const claim = (now: Date) =>
      claimModel(test.services.db, { runner: newId(), now, lostBefore: minutesAfter(now, -1), source });
    expect((await claim(NOW))?.id).toBe(id);
    expect(await claim(minutesAfter(NOW, 0.5))).toBeNull();
    expect((await claim(minutesAfter(NOW, 2)))?.attempts).toBe(2);
    test.setNow(minutesAfter(NOW, 4));
    const failing = { ...createLeagueCaches(test.services), cache: () => { throw new Error('no disk'); } }; // biome-ignore format: short
    expect(await workModels(test.services, { source, caches: failing, limit: 1 })).toEqual({ failed: 1 });
    test.setNow(NOW);
    const { model } = await showModel(test.services, { member: owner, id, locale: 'en' });
    expect(model.status).toBe('failed');
  });

  it('is given to one of several workers', async () => {
    const models = [await store({}), await store({}), await store({})];
    const claim = () =>
      claimModel(test.services.db, { runner: newId(), now: NOW, lostBefore: new Date(0), source });
    const claimed = await Promise.all(Array.from({ length: 8 }, claim));
    expect(claimed.flatMap((one) => one?.id ?? []).sort()).toEqual(models.map(({ id }) => id).sort());
  });
});
