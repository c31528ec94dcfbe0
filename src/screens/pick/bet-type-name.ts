import { unknownMark } from '#i18n/format-number.ts';
import type { Translate } from '#i18n/t.ts';
import type { BetType } from '#terms/bets.ts';
import type { Sport } from '#terms/sports.ts';

/** A bet by the name that it has in its sport: 主客和 of soccer is 獨贏 of basketball, a handicap a run line. */
export function betTypeName(
  { sport, bet_type }: { readonly sport: Sport; readonly bet_type: BetType },
  t: Translate<'sport'>,
): string {
  return knownName(bet_type, t(`sport.betTypesOf.${sport}.${bet_type}`));
}

/**
 * The name of an id, and `-` for one that this page does not know, as one has that was loaded before a newer server began to
 * answer: a translator then says the id itself.
 */
export function knownName(id: string, name: string): string {
  return name === id ? unknownMark : name;
}
