import type { OpeningPrice, Price, Standing, StandingPrice } from '@trueline/predict';
import type { Queryable } from '#db/client.ts';
import { listNewestOdds, listOpenAndClose, type OddsSnapshotRow } from '#db/queries/played-game.ts';
import { HOUR_MS } from '#terms/durations.ts';

/** Anyone who has told nothing for so long, while others have, may not stand by the price any more. */
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
 * A bookmaker who has told nothing for long, while others have, is left out. `odds` come oldest first.
 */
export function pricesAtHand(
  odds: readonly OddsSnapshotRow[],
  startAt: Date,
): { readonly opening: readonly OpeningPrice[]; readonly standing?: Standing } {
  const opening = odds
    .filter((price) => price.phase === 'open')
    .map((price): OpeningPrice => asPrice(price, 'open'));
  const marketOf = ({ betType, bookmaker }: OddsSnapshotRow) => `${betType}:${bookmaker}`;
  const newest = [...new Map(odds.map((price) => [marketOf(price), price])).values()];
  if (newest.every(({ phase }) => phase === 'open')) return { opening };
  const first = [...new Map(odds.toReversed().map((price) => [marketOf(price), price])).values()];
  const untilMs = pricesUntil(newest)?.getTime() ?? 0;
  const standing = newest.filter(({ knownAt }) => untilMs - knownAt.getTime() <= SILENT_AFTER_MS);
  const opened = leadMs(first, startAt);
  return {
    opening,
    standing: {
      prices: standing.map((price): StandingPrice => asPrice(price, 'now')),
      ahead: opened > 0 ? Math.max(0, Math.min(1, leadMs(standing, startAt) / opened)) : 0,
    },
  };
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
