import type { LockedPick, OpenPick } from '#domain/picks/pick/pick-view.ts';

/** What a row says of an open pick. */
export type RowPick = Pick<
  OpenPick,
  | 'id'
  | 'event'
  | 'sport'
  | 'bet_type'
  | 'side'
  | 'line'
  | 'odds'
  | 'min_odds'
  | 'p'
  | 'market_p'
  | 'ev'
  | 'is_free'
  | 'result'
  | 'serial'
> & { readonly units: number };

/** The picks of one game as its row shows them: how many are locked, and the open ones. */
export type GamePicks = { readonly locked: number; readonly open: readonly RowPick[] };

/** A day's picks by the id of their game; a game without one is not in it. */
export function picksByGame(
  picks: readonly (LockedPick | OpenPick)[],
  unitUsd: number,
): Readonly<Record<string, GamePicks>> {
  const games = Map.groupBy(picks, ({ event }) => event.id);
  return Object.fromEntries(
    [...games].map(([id, all]) => [
      id,
      {
        locked: all.filter(({ locked }) => locked).length,
        open: all.flatMap((pick) => (pick.locked ? [] : [rowPick(pick, unitUsd)])),
      },
    ]),
  );
}

function rowPick(pick: OpenPick, unitUsd: number): RowPick {
  const { id, event, sport, bet_type, side, line, odds, min_odds, p, market_p } = pick;
  const { ev, is_free, result, serial } = pick;
  return {
    id,
    event,
    sport,
    bet_type,
    side,
    line,
    odds,
    min_odds,
    p,
    market_p,
    ev,
    is_free,
    result,
    serial,
    units: pick.profit_cents / 100 / unitUsd,
  };
}
