import type { OpeningPrice, Price, Standing, StandingPrice } from '@trueline/predict';
import type { Queryable } from '#db/client.ts';
import { listNewestOdds, listOpenAndClose, type OddsSnapshotRow } from '#db/queries/played-game.ts';
import { HOUR_MS } from '#terms/durations.ts';

/** A bookmaker who has reported nothing for so long, while others have, may not offer the price any more. */
export const SILENT_AFTER_MS = 6 * HOUR_MS;

/** What was known of the prices of some games at an instant, by game and oldest first: the opening ones, and the newest. */
export async function listPricesAtHand(
  db: Queryable,
  options: { readonly gameIds: readonly string[]; readonly asOf: Date },
): Promise<ReadonlyMap<string, readonly OddsSnapshotRow[]>> {
  const opening = await listOpenAndClose(db, { ...options, phases: ['open'] });
  const newest = await listNewestOdds(db, options);
  const all = [...new Map([...opening, ...newest].map((price) => [price.id, price])).values()];
  all.sort((a, b) => a.knownAt.getTime() - b.knownAt.getTime() || a.id - b.id);
  return Map.groupBy(all, ({ gameId }) => gameId);
}

/** The newest instant at which one of the prices became known; null where there is none. */
export function pricesUntil(odds: readonly Pick<OddsSnapshotRow, 'knownAt'>[]): Date | null {
  const times = odds.map(({ knownAt }) => knownAt.getTime());
  return times.length > 0 ? new Date(Math.max(...times)) : null;
}

/**
 * Prices of a coming game as its forecast sees them: the opening ones, and where a later one is known, the newest of each bookmaker.
 * A bookmaker who has reported nothing for long, while others have, is left out. Without an opening price nothing says how far the market
 * has come, so what was learned of its way counts nothing. `odds` come oldest first.
 */
export function pricesAtHand(
  odds: readonly OddsSnapshotRow[],
  startAt: Date,
): { readonly opening: readonly OpeningPrice[]; readonly standing?: Standing } {
  const opened = odds.filter((price) => price.phase === 'open');
  const opening = opened.map((price): OpeningPrice => asPrice(price, 'open'));
  const newest = newestOf(odds);
  if (newest.every(({ phase }) => phase === 'open')) return { opening };
  // Not the first price of each bookmaker: of one without an opening price only the newest may have been handed over.
  const openedMs = opened.length > 0 ? leadMs(opened, startAt) : 0;
  const untilMs = pricesUntil(newest)?.getTime() ?? 0;
  const standing = newest.filter(({ knownAt }) => untilMs - knownAt.getTime() <= SILENT_AFTER_MS);
  return {
    opening,
    standing: {
      prices: standing.map((price): StandingPrice => asPrice(price, 'now')),
      ahead: openedMs > 0 ? Math.max(0, Math.min(1, leadMs(standing, startAt) / openedMs)) : 0,
    },
  };
}

/** The newest price of each bookmaker on each market, in the order in which they were reported, whatever stood before them. */
function newestOf(odds: readonly OddsSnapshotRow[]): OddsSnapshotRow[] {
  const newest = new Map<string, OddsSnapshotRow>();
  for (const price of odds) {
    const market = `${price.betType}:${price.bookmaker}`;
    newest.delete(market);
    newest.set(market, price);
  }
  return [...newest.values()];
}

/** How long before the start the prices became known, on average. */
function leadMs(odds: readonly OddsSnapshotRow[], startAt: Date): number {
  const sum = odds.reduce((total, { knownAt }) => total + (startAt.getTime() - knownAt.getTime()), 0);
  return sum / odds.length;
}

/** A stored price as the engine reads it. */
export function asPrice<Phase extends 'open' | 'now' | 'close'>(
  row: OddsSnapshotRow,
  phase: Phase,
): Price<Phase> {
  const { betType, line, bookmaker, homeOdds, drawOdds, awayOdds } = row;
  return { phase, betType, line, bookmaker, homeOdds, drawOdds, awayOdds };
}
