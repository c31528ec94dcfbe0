import type { PickRow } from '#db/queries/pick.ts';
import type { OddsSnapshotRow } from '#db/queries/played-game.ts';
import { oddsOf } from './choose-bet.ts';

export type PriceNow = {
  readonly now: { readonly value: number; readonly source: string; readonly taken_at: string } | null;
  readonly still_good: boolean | null;
  readonly ev_now: number | null;
  readonly history: readonly { readonly at: string; readonly value: number }[];
};

type Picked = Pick<PickRow, 'betType' | 'side' | 'line' | 'minOdds' | 'pWin' | 'pLose' | 'oddsSnapshot'>;

/**
 * Is the pick still good? The best price on its side and line among each bookmaker's newest, with its expected value; and what
 * the bookmaker that it was taken from has offered on this line so far. `odds` are all prices of the game known by then, the
 * oldest first.
 */
export function priceNow(pick: Picked, odds: readonly OddsSnapshotRow[]): PriceNow {
  const market = odds.filter((price) => price.betType === pick.betType);
  const newest = new Map(market.map((price) => [price.bookmaker, price]));
  const best = [...newest.values()].reduce<Offer | null>((leader, price) => {
    const offer = offerOf(price, pick);
    return offer && (leader === null || offer.value > leader.value) ? offer : leader;
  }, null);
  return {
    now: best && {
      value: best.value,
      source: best.price.bookmaker,
      taken_at: best.price.knownAt.toISOString(),
    },
    still_good: best && best.value >= pick.minOdds,
    ev_now: best && pick.pWin * (best.value - 1) - pick.pLose,
    history: market
      .filter((price) => price.bookmaker === pick.oddsSnapshot.bookmaker)
      .flatMap((price) => {
        const offer = offerOf(price, pick);
        return offer ? [{ at: price.knownAt.toISOString(), value: offer.value }] : [];
      }),
  };
}

type Offer = { readonly value: number; readonly price: OddsSnapshotRow };

function offerOf(price: OddsSnapshotRow, pick: Picked): Offer | null {
  const value = price.line === pick.line ? oddsOf(price, pick.side) : null;
  return value === null ? null : { value, price };
}
