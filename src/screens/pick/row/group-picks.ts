import { formatDate } from '#i18n/format.ts';

type Listed = { readonly event: { readonly id: string }; readonly game_start_at: string };

type MatchGroup<One> = { readonly key: string; readonly picks: readonly [One, ...One[]] };
export type DayGroup<One> = {
  /** `2026-11-22` in the zone; one group without a day where the list is not in the order of time. */
  readonly day: string | null;
  readonly matches: readonly MatchGroup<One>[];
};

/** Picks of one match together, each match where its first pick stands, and the matches by their day where the list follows time. */
export function groupPicks<One extends Listed>(
  picks: readonly One[],
  { zone, byDay }: { readonly zone: string; readonly byDay: boolean },
): readonly DayGroup<One>[] {
  const matches = [...Map.groupBy(picks, ({ event }) => event.id)].flatMap(([key, [first, ...rest]]) =>
    first === undefined ? [] : [{ key, picks: [first, ...rest] } satisfies MatchGroup<One>],
  );
  if (!byDay) return matches.length === 0 ? [] : [{ day: null, matches }];
  const days = Map.groupBy(matches, (match) => formatDate(match.picks[0].game_start_at, zone));
  return [...days].map(([day, group]) => ({ day, matches: group }));
}
