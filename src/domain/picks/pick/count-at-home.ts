import { listPickRows, type PickListRow } from '#db/queries/pick-list.ts';
import { localPrice } from '#domain/picks/price/local-price.ts';
import { type PriceProfile, priceProfiles } from '#domain/picks/price/price-profiles.ts';
import type { Services } from '#domain/services.ts';
import type { PriceProfileId } from '#terms/bets.ts';

type Counted = { readonly picks: number; readonly worth: number };
type AtHome = { readonly profile: PriceProfileId; readonly open: Counted; readonly settled: Counted };

/** More picks than are open at one time. */
const MAX_OPEN = 1000;
/** The record that a buyer is shown: its newest picks, as the market of today's terms would have paid them. */
const SETTLED = 100;

/**
 * How many of the open picks, and of the last settled ones, are worth a bet at the odds and under the tax of one market: what a
 * buyer there can take. It is a sum, so it does not reveal which ones.
 */
export async function countAtHome(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  options: { readonly profile: PriceProfileId; readonly sources: readonly string[] },
): Promise<AtHome> {
  const profile = priceProfiles.find(({ id }) => id === options.profile);
  if (profile === undefined) throw new Error(`There is no market ${options.profile}.`);
  const filter = { asOf: clock.now(), origin: 'live', sources: options.sources, isStanding: true } as const;
  const [open, settled] = await Promise.all([
    listPickRows(db, { ...filter, stage: 'coming', order: 'start' }, { limit: MAX_OPEN, offset: 0 }),
    listPickRows(db, { ...filter, stage: 'graded', order: 'newest_result' }, { limit: SETTLED, offset: 0 }),
  ]);
  return { profile: profile.id, open: countWorth(open, profile), settled: countWorth(settled, profile) };
}

function countWorth(rows: readonly PickListRow[], profile: PriceProfile): Counted {
  const worth = rows.filter(
    ({ pick }) => (localPrice(profile, { ...pick, market: pick.oddsSnapshot }).ev ?? 0) > 0,
  );
  return { picks: rows.length, worth: worth.length };
}
