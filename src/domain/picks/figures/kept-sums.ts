import { type GameSums, sumByGame } from '#db/queries/record-games.ts';
import { type RecordCut, type RecordFilter, sumRecord } from '#db/queries/record-sums.ts';
import { type KeptFacts, keptStore } from '#domain/foundation/cache/kept-facts.ts';
import { findShownSources } from '#domain/foundation/setting/shown-sources.ts';
import type { Services } from '#domain/services.ts';

const sourceStore = keptStore<readonly string[]>(['record']);
const gameStore = keptStore<readonly GameSums[]>(['record']);
const sumStore = keptStore<readonly RecordCut[]>(['record']);

/** The sources whose games the site shows. */
export function keptSources(services: Services, kept: KeptFacts): Promise<readonly string[]> {
  return kept.keep(sourceStore, '', () => findShownSources(services));
}

/** The sums of a window, as known now or at an instant; what was known then changes only with facts that are added late. */
export function keptSums(
  services: Services,
  kept: KeptFacts,
  filter: RecordFilter,
): Promise<readonly RecordCut[]> {
  return kept.keep(sumStore, JSON.stringify(filter), () => sumRecord(services.db, filter));
}

/** The same window summed game by game first, for intervals that count a game once. */
export function keptGames(
  services: Services,
  kept: KeptFacts,
  filter: RecordFilter,
): Promise<readonly GameSums[]> {
  return kept.keep(gameStore, JSON.stringify(filter), () => sumByGame(services.db, filter));
}
