import type { LeagueRules } from '#terms/league-rules.ts';
import type { Grouping, TableZone } from '#terms/standings.ts';

type ShownZone = { readonly zone: TableZone; readonly from: number; readonly to: number };

/**
 * The zones of a table of so many teams, from its head to its foot, as far as the place alone decides them: winners of cups, and a
 * country's place in the ranking of Europe, move European places; wild cards of baseball are counted across divisions. None where only
 * the games at home or away are counted, and in a season that the league's rules do not name.
 */
export function zonesOf(options: {
  readonly rules: Pick<LeagueRules, 'places'>;
  readonly season: string;
  readonly grouping: Grouping;
  readonly venue: 'all' | 'home' | 'away';
  readonly teams: number;
}): readonly ShownZone[] {
  if (options.venue !== 'all') return [];
  const rules = options.rules.places.find(({ since }) => options.season.slice(0, since.length) >= since);
  if (rules === undefined || rules.grouping !== options.grouping) return [];
  const place = (number: number) => (number < 0 ? options.teams + 1 + number : number);
  const zones = rules.places.map((one) => ({ zone: one.zone, from: place(one.from), to: place(one.to) }));
  // A table that has too few teams for its zones is not the one that the rules are of.
  const isWhole = zones.every(
    ({ from, to }, index) => from > (zones[index - 1]?.to ?? 0) && to >= from && to <= options.teams,
  );
  return isWhole ? zones : [];
}
