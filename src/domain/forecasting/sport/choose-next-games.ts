type Sides = { readonly home: { readonly id: string }; readonly away: { readonly id: string } };

/**
 * Of games in the order in which they are played, the next one of each of these teams: a game between two of them before others, as it is
 * what a text about both is about, and no second game of a team that has one.
 */
export function chooseNextGames<Game extends Sides>(
  games: readonly Game[],
  { teamIds, limit }: { readonly teamIds: readonly string[]; readonly limit: number },
): Game[] {
  const named = new Set(teamIds);
  const teamsOf = ({ home, away }: Game) => [home.id, away.id].filter((id) => named.has(id));
  const meetings = games.filter((game) => teamsOf(game).length === 2);
  const others = games.filter((game) => teamsOf(game).length === 1);
  const chosen: Game[] = [];
  const covered = new Set<string>();
  for (const game of [...meetings, ...others]) {
    const teams = teamsOf(game);
    if (chosen.length === limit || teams.some((id) => covered.has(id))) continue;
    chosen.push(game);
    for (const id of teams) covered.add(id);
  }
  return chosen;
}
