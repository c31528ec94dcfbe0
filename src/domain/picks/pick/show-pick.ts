import { listPickRows, type PickListRow } from '#db/queries/pick-list.ts';
import { keptStore, openKeptFacts } from '#domain/foundation/cache/kept-facts.ts';
import { keptSources } from '#domain/picks/figures/kept-sums.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import type { Locale } from '#terms/locales.ts';
import { type FullPick, pickCards } from './pick-cards.ts';

const rowStore = keptStore<readonly PickListRow[]>(['record']);

/**
 * One published pick in full. Throws plan_required before the start for readers without a plan, unless it is the day's free
 * one; not_found for what was never published.
 */
export async function showPick(
  services: Services,
  options: { readonly id: string; readonly locale: Locale; readonly isEntitled: boolean },
): Promise<FullPick> {
  const { id, locale, isEntitled } = options;
  const asOf = services.clock.now();
  const kept = await openKeptFacts(services);
  const sources = await keptSources(services, kept);
  const filter = { asOf, sources, ids: [id], origin: 'live', stage: 'all', order: 'newest_serial' } as const;
  const [row] = await kept.keep(rowStore, id, () =>
    listPickRows(services.db, filter, { limit: 1, offset: 0 }),
  );
  if (!row) throw new AppError('not_found', `no pick ${id}`);
  if (!isEntitled && !row.pick.isFree && row.opensAt > asOf) {
    throw new AppError('plan_required', 'the pick is locked until its game begins');
  }
  const [card] = await pickCards(services, {
    rows: [row],
    asOf,
    locale,
    sources,
    kept,
    isOpen: () => true,
  });
  if (!card || card.locked) throw new AppError('internal', 'an open pick came out locked');
  return card;
}
