import { modelGroups } from '@trueline/predict';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askModelCounts, listModelCounts, nextModelCount } from '#db/queries/custom-model-count.ts';
import { listLeagueRows } from '#db/queries/league.ts';
import type { Member } from '#domain/accounts/member/member.ts';
import { COUNTS_A_TURN, countKinds } from '#domain/custom-models/count-kinds.ts';
import { estimateModel } from '#domain/custom-models/estimate-model.ts';
import { createLeagueCaches, type LeagueCaches } from '#domain/custom-models/league-caches.ts';
import { kindOf, usualKinds } from '#domain/custom-models/model-kind.ts';
import { MODEL_LIMITS } from '#domain/custom-models/model-limits.ts';
import { runWaiting } from '#domain/custom-models/run-waiting.ts';
import { showModel } from '#domain/custom-models/show-model.ts';
import { type StoreOptions, storeModel } from '#domain/custom-models/store-model.ts';
import { workModels } from '#domain/custom-models/work-models.ts';
import { ingestFeed } from '#domain/forecasting/sport/ingest-feed.ts';
import { createEngine } from '#domain/picks/backfill/engine.ts';
import { isLong } from '#tests/support/is-long.ts';
import { ingestArchive, makeArchive, SEASON_START } from './support/archive-season.ts';
import { type TestServices, testServices } from './support/database.ts';
import { makeMember } from './support/members.ts';

const source = 'replay';
/** Long enough for most kinds and too short for some, so that both answers are seen. */
const DAYS = 110;
/** The long form asks all leagues of the seasons that come with the program. */
const NOW = isLong ? new Date('2026-11-22T14:00:00Z') : new Date(SEASON_START.getTime() + DAYS * 86_400_000);

let test: TestServices;
let caches: LeagueCaches;
let member: Member;
let kinds: ReturnType<typeof usualKinds>;
beforeAll(async () => {
  test = await testServices();
  test.setNow(NOW);
  if (isLong) await ingestEmbedded();
  else await ingestArchive(test.services, makeArchive(DAYS));
  const leagues = await listLeagueRows(test.services.db, { asOf: NOW, sources: [source] });
  kinds = leagues
    .filter(({ covered }) => covered)
    .flatMap(({ id, sport }) => usualKinds({ source, leagueId: id, sport }));
  caches = createLeagueCaches(test.services);
  ({ member } = await makeMember(test.services, { planDays: 30 }));
});
afterAll(() => test.close());

async function ingestEmbedded(): Promise<void> {
  const feed = await createEngine(test.services).feed();
  // The prices that move on a new site are those of its last three months.
  await ingestFeed(test.services, { feed, movesFrom: new Date(NOW.getTime() - 92 * 86_400_000) });
}

type Choices = Pick<StoreOptions, 'category' | 'league' | 'strategy' | 'days' | 'modelData'>;
const estimate = (choices: Choices) =>
  estimateModel(test.services, {
    member,
    locale: 'en',
    choices: { ...choices, days: choices.days ?? undefined, modelData: choices.modelData ?? undefined },
  });
const store = (choices: Choices, quota: 'off' | undefined = undefined) =>
  storeModel(test.services, { ...choices, member, locale: 'en', ...(quota === undefined ? {} : { quota }) });
const work = () => workModels(test.services, { source, caches });
const count = () => countKinds(test.services, { source, caches });

describe('what a form says before a place is taken', () => {
  it('is unknown until it is counted, and then what the run finds, for every sport, strategy and bet type', async () => {
    const first = await estimate({ category: 'win_loss', league: 'EPL', strategy: 'average_rate' });
    expect(first).toMatchObject({ count: 'counting', expected_picks: null, sample: { enough: false } });
    // The kind that was asked for comes first, and then one of the usual ones each time.
    expect((await nextModelCount(test.services.db, source))?.strategy).toBe('average_rate');
    let counted = 0;
    for (let found = await count(); found > 0; found = await count()) counted += found;
    expect(counted).toBe(kinds.length);

    const estimated = [];
    for (const { category, leagueId: league, strategy } of kinds) {
      const said = await estimate({ category, league, strategy });
      expect(said.count).toBe('counted');
      const { id } = await store({ category, league, strategy }, 'off');
      await work();
      const { model, backtest, lock_box } = await showModel(test.services, { member, id, locale: 'en' });
      estimated.push(said.sample.enough);
      expect([league, strategy, category, model.status, model.missing]).toEqual([
        league,
        strategy,
        category,
        said.sample.enough ? 'ready' : 'insufficient',
        said.missing,
      ]);
      if (backtest !== null) {
        expect(lock_box.state).toBe('locked');
        expect(said.expected_picks).toBeGreaterThanOrEqual(Math.max(MODEL_LIMITS.picks, backtest.full.picks));
      }
    }
    expect(new Set(estimated)).toEqual(new Set([true, false]));
  });

  it('is counted for other look-backs and other data when a form asks for them, and again after a day', async () => {
    const options = {
      category: 'run_line',
      league: 'NBA',
      strategy: 'mov',
      days: 90,
      modelData: ['rating'],
    } as const;
    expect((await estimate(options)).count).toBe('counting');
    expect(await count()).toBe(1);
    const estimated = await estimate(options);
    expect(estimated).toMatchObject({ count: 'counted', sample: { enough: true } });
    const kind = kindOf({ ...options, source, leagueId: options.league, sport: 'basketball' });
    expect(await nextModelCount(test.services.db, source)).toBeNull();
    test.setNow(new Date(NOW.getTime() + 2 * 86_400_000));
    expect(await estimate(options)).toMatchObject({
      count: 'counted',
      expected_picks: estimated.expected_picks,
    });
    expect(await nextModelCount(test.services.db, source)).toMatchObject({
      days: 90,
      modelData: kind.modelData,
    });
    test.setNow(NOW);
  });

  it('stays unknown where too many kinds wait', async () => {
    const now = test.services.clock.now();
    const groups = modelGroups('soccer');
    const waiting = groups.flatMap((one) =>
      groups.map((other) =>
        kindOf({
          source,
          leagueId: 'EPL',
          sport: 'soccer',
          category: 'win_loss',
          strategy: 'mov',
          days: 5,
          modelData: [one, other],
        }),
      ),
    );
    const distinct = [...new Map(waiting.map((kind) => [kind.modelData.join(), kind])).values()];
    const more = distinct.map((kind) => ({ ...kind, category: 'run_line' as const }));
    await askModelCounts(test.services.db, { kinds: [...distinct, ...more], now, countedBefore: now });
    expect(distinct.length + more.length).toBeGreaterThan(50);
    const estimated = await estimate({ category: 'over_under', league: 'EPL', strategy: 'mov', days: 5 });
    expect(estimated).toMatchObject({ count: 'unknown', sample: { enough: false } });
    expect(
      (await listModelCounts(test.services.db, source)).every(({ countedAt }) => countedAt !== null),
    ).toBe(true);
  });

  it('goes on at once while forms wait, and counts what none has asked for one a turn', async () => {
    const enqueued: string[] = [];
    const queue = {
      enqueue: async (_tx: unknown, job: { readonly name: string }) => void enqueued.push(job.name),
    };
    const turn = async () => {
      enqueued.length = 0;
      const done = await runWaiting({ ...test.services, queue }, { source, caches });
      return [done.counted, enqueued];
    };
    // Later than anything was asked or counted, so that all usual kinds are due again.
    test.setNow(new Date(NOW.getTime() + 3 * 86_400_000));
    expect(await turn()).toEqual([COUNTS_A_TURN, ['run-custom-models']]);
    while (enqueued.length > 0) await turn();
    expect(await nextModelCount(test.services.db, source)).toBeNull();
    expect(await turn()).toEqual([1, []]);
    test.setNow(NOW);
  });
});
