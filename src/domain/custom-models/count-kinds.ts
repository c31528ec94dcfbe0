import {
  dropModelCounts,
  listModelCounts,
  type ModelKind,
  nextModelCount,
  putModelCount,
} from '#db/queries/custom-model-count.ts';
import { listLeagueRows } from '#db/queries/league.ts';
import { DAY_MS } from '#terms/durations.ts';
import type { Services } from '../services.ts';
import { type BacktestResult, backtestModel } from './backtest-model.ts';
import type { LeagueCaches } from './league-caches.ts';
import { configOf } from './model-config.ts';
import { kindKey, usualKinds } from './model-kind.ts';
import { createPace } from './pace.ts';

const SLICE_MS = 30;
/** So many kinds that forms have asked for are counted in one turn. */
export const COUNTS_A_TURN = 10;
/** A count that is so old is made again: games were played since. */
export const COUNT_STANDS_MS = DAY_MS;
/** Kinds that no form has asked for in so long are forgotten. */
const FORGOTTEN_MS = 14 * DAY_MS;

/**
 * Counts how many picks kinds of models find, by running them as a member's model is run, so that the form can say before a
 * place is taken. First come the kinds that forms have asked for, then one of those that every form offers. Answers how many
 * were counted.
 */
export async function countKinds(
  services: Services,
  options: { readonly source: string; readonly caches: LeagueCaches; readonly limit?: number },
): Promise<number> {
  const { source, caches, limit = COUNTS_A_TURN } = options;
  let counted = 0;
  for (; counted < limit; counted += 1) {
    const asked = await nextModelCount(services.db, source);
    const kind = asked ?? (counted === 0 ? await nextUsualKind(services, source) : null);
    if (kind === null) break;
    await countKind(services, kind, caches);
  }
  if (counted > 0) {
    await dropModelCounts(services.db, source, new Date(services.clock.now().getTime() - FORGOTTEN_MS));
  }
  return counted;
}

async function countKind(services: Services, kind: ModelKind, caches: LeagueCaches): Promise<void> {
  const asOf = services.clock.now();
  const cache = caches.cache({ id: kind.leagueId, sport: kind.sport, source: kind.source });
  const pace = createPace(SLICE_MS);
  const result = await backtestModel(cache, configOf(kind), { asOf, pace });
  await putModelCount(services.db, { ...foundOf(kind, result), now: asOf });
}

/** What a run says of its kind. */
export function foundOf(kind: ModelKind, result: BacktestResult) {
  if (result.state === 'ready') return { ...kind, picks: result.bets.length, missing: [] };
  const picks = result.missing.find(({ code }) => code === 'picks')?.have ?? null;
  return { ...kind, picks, missing: result.missing };
}

/** A kind that every form offers and that was not counted today; those of one league come one after the other. */
async function nextUsualKind(services: Services, source: string): Promise<ModelKind | null> {
  const now = services.clock.now();
  const leagues = await listLeagueRows(services.db, { asOf: now, sources: [source] });
  const counts = await listModelCounts(services.db, source);
  const fresh = counts.filter(
    ({ countedAt }) => countedAt !== null && countedAt.getTime() > now.getTime() - COUNT_STANDS_MS,
  );
  const known = new Set(fresh.map(kindKey));
  const kinds = leagues
    .filter(({ covered }) => covered)
    .flatMap(({ id, sport }) => usualKinds({ source, leagueId: id, sport }));
  return kinds.find((kind) => !known.has(kindKey(kind))) ?? null;
}
