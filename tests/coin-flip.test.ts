import { modelGroups, seededRandom } from '@trueline/predict';
import { expect, it } from 'vitest';
import { createLeagueCaches } from '#domain/custom-models/league-caches.ts';
import { showModel } from '#domain/custom-models/show-model.ts';
import { storeModel } from '#domain/custom-models/store-model.ts';
import { workModels } from '#domain/custom-models/work-models.ts';
import type { ArchiveGame } from '#feeds/archive.ts';
import { isLong } from '#tests/support/is-long.ts';
import { ingestArchive, makeArchive, SEASON_START } from './support/archive-season.ts';
import { testServices } from './support/database.ts';
import { makeMember } from './support/members.ts';

/** Of a season: more games than any of the models looks back over, and in the long form the whole of it. */
const DAYS = isLong ? 240 : 150;
const NOW = new Date(SEASON_START.getTime() + DAYS * 86_400_000);
const TRIALS = 50;
/** Members who try their luck; in the long form enough to distinguish 95 % from less. */
const RUNS = isLong ? 40 : 1;

/** A league whose every winner is a fair coin at fair odds: no model can know anything of it. */
function coinFlips(seed: number): ArchiveGame[] {
  const random = seededRandom(seed);
  return makeArchive(DAYS)
    .filter(({ leagueId }) => leagueId === 'NBA')
    .map((game) => {
      const [homeScore, awayScore] = random() < 0.5 ? [101, 99] : [99, 101];
      const odds = game.odds
        .filter(({ betType }) => betType === 'win_loss')
        .map((price) => ({ ...price, homeOdds: 2, awayOdds: 2 }));
      return { ...game, homeScore, awayScore, odds };
    });
}

/**
 * Fifty models of one member on the coins: whether the deflated interval of the best one holds 0, and whether that of the last one
 * claims no skill. (A model that was not chosen for its luck may have had bad luck, and its interval may say so.)
 */
async function tryFifty(seed: number): Promise<{ readonly best: boolean; readonly last: boolean }> {
  const test = await testServices();
  try {
    test.setNow(NOW);
    await ingestArchive(test.services, coinFlips(seed));
    const { member } = await makeMember(test.services, { planDays: 30 });
    const groups = modelGroups('basketball').filter((group) => group !== 'market_odds');
    const ids: string[] = [];
    for (let trial = 0; trial < TRIALS; trial++) {
      const { id } = await storeModel(test.services, {
        member,
        locale: 'en',
        category: 'win_loss',
        league: 'NBA',
        name: `Trial ${trial + 1}`,
        quota: 'off',
        strategy: trial % 2 === 0 ? 'average_rate' : 'mov',
        days: [5, 10, 20, 30, 60, 90][trial % 6] ?? 20,
        modelData: groups.filter(
          (_group, index) => ((trial >> (index % 5)) & 1) === 0 || index === trial % groups.length,
        ),
      });
      ids.push(id);
    }
    const caches = createLeagueCaches(test.services);
    const ended = await workModels(test.services, { source: 'replay', caches, limit: TRIALS });
    expect((ended.ready ?? 0) + (ended.insufficient ?? 0)).toBe(TRIALS);
    const shown = [];
    for (const id of ids) shown.push((await showModel(test.services, { member, id, locale: 'en' })).deflated);
    const deflated = shown.filter((one) => one !== null);
    expect(deflated.length).toBeGreaterThan(TRIALS / 2);
    expect(new Set(deflated.map(({ trials }) => trials))).toEqual(new Set([TRIALS]));
    const best = deflated.reduce((leader, one) => (one.value > leader.value ? one : leader));
    const last = deflated.at(-1);
    return {
      best: best.interval[0] <= 0 && best.interval[1] >= 0,
      last: last === undefined || last.interval[0] <= 0,
    };
  } finally {
    await test.close();
  }
}

it('fifty models tried on fair coins show no skill, through the use case itself', {
  timeout: 3_600_000,
}, async () => {
  const runs: Awaited<ReturnType<typeof tryFifty>>[] = [];
  for (let seed = 1; seed <= RUNS; seed++) runs.push(await tryFifty(seed));
  const share = (what: 'best' | 'last') => runs.filter((run) => run[what]).length / runs.length;
  expect([share('best') >= 0.95, share('last') >= 0.95]).toEqual([true, true]);
});
