import type { Translate } from '#i18n/t.ts';

type BetType = 'win_loss' | 'run_line' | 'over_under';
type Sport = 'soccer' | 'basketball' | 'baseball';

/** A bet by the name that it has in its sport: 主客和 of soccer is 獨贏 of basketball, a handicap a run line. */
export function betTypeName(
  { sport, bet_type }: { readonly sport: Sport; readonly bet_type: BetType },
  t: Translate<'sport'>,
): string {
  return t(`sport.betTypesOf.${sport}.${bet_type}`);
}
