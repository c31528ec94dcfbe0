/** Under which name a stored model says how many columns have varied in a league. */
const nameOf = (leagueId: string) => `columns/${leagueId}`;

/** What a stored model says of its leagues' columns, among its scores. */
export function columnScores(columns: ReadonlyMap<string, number>): Readonly<Record<string, number>> {
  return Object.fromEntries([...columns].map(([leagueId, count]) => [nameOf(leagueId), count]));
}

/** How many features the models of a league read: the columns that have varied there, not those that the registry has. */
export function columnsOfLeague(
  league: { readonly id: string; readonly sport: string },
  models: readonly { readonly sport: string; readonly scores: Readonly<Record<string, number>> }[],
): number {
  return models.find(({ sport }) => sport === league.sport)?.scores[nameOf(league.id)] ?? 0;
}
