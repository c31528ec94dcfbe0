import type { PickKindRow } from '#db/queries/plan-content.ts';

/** Fewer picks of our own say nothing about the places at which they are taken. */
const MIN_LIVE_PICKS = 10;
/** So many standard errors between two shares are more than chance, at whichever of the places they are found. */
const MAX_DISTANCE = 3;

/**
 * Whether picks that were calculated afterwards were made at prices of the same kind as the published ones are: none older than
 * publishing allows, and taken from the same places as often, as far as chance lets us see. Only then does their rate say
 * anything about what is going to be published.
 */
export function isSameRegime(kinds: readonly PickKindRow[]): boolean {
  const past = kinds.filter(({ origin }) => origin === 'backfill');
  const live = kinds.filter(({ origin }) => origin === 'live');
  const [pastPicks, livePicks] = [total(past), total(live)];
  if (livePicks < MIN_LIVE_PICKS || pastPicks === 0) return false;
  if (past.some(({ stale }) => stale > 0)) return false;
  const bookmakers = new Set(kinds.map(({ bookmaker }) => bookmaker));
  return [...bookmakers].every((bookmaker) => {
    const countOf = (rows: readonly PickKindRow[]) =>
      total(rows.filter((row) => row.bookmaker === bookmaker));
    const [before, since] = [countOf(past), countOf(live)];
    const common = (before + since) / (pastPicks + livePicks);
    const error = Math.sqrt(common * (1 - common) * (1 / pastPicks + 1 / livePicks));
    return Math.abs(before / pastPicks - since / livePicks) <= MAX_DISTANCE * error;
  });
}

const total = (rows: readonly PickKindRow[]) => rows.reduce((sum, { picks }) => sum + picks, 0);
