import type { ArchiveGame } from '#feeds/archive.ts';
import type { FeedBatch, FeedLeague, FeedState, FeedTeam } from '#feeds/feed.ts';
import { getLeague, LEAGUES } from '#feeds/names/leagues.ts';
import { teamNames } from '#feeds/names/team-names.ts';
import { gameKey, teamKey } from '#feeds/replay/game-key.ts';
import { finalEvent } from '#feeds/replay/play-event.ts';
import { fixtureAt, type ReplayRow, referencesOf, toOdds, toState } from '#feeds/replay/replay-row.ts';
import { MINUTE_MS } from '#terms/durations.ts';
import type { DataOrigin } from '#terms/games.ts';

/** How long after its start a game's result is taken to be known. Archives do not say, so it is a usual length. */
const LENGTH_MS = {
  soccer: 115 * MINUTE_MS,
  basketball: 150 * MINUTE_MS,
  baseball: 195 * MINUTE_MS,
} as const;

/** When the result of an archive's game became known. */
export function resultKnownAt(game: ArchiveGame): Date {
  return new Date(game.startAt.getTime() + LENGTH_MS[getLeague(game.leagueId).sport]);
}

/**
 * Finished games as facts at their true dates: the fixture, the final state, every price and forecast with the instant at
 * which it became known. The rules are the replay's; only the dates are not moved and no play is made up.
 */
export function archiveBatch(games: readonly ArchiveGame[]): FeedBatch {
  const rows = games.map(unmovedRow);
  return {
    games: rows.flatMap((row) => fixtureAt(row, Number.POSITIVE_INFINITY) ?? []),
    states: rows.map(finalState),
    odds: rows.flatMap((row) => row.game.odds.map((odds) => toOdds(row, odds))),
    references: rows.flatMap(referencesOf),
  };
}

function unmovedRow(game: ArchiveGame): ReplayRow {
  return { game, key: gameKey(game), weeks: 0, startMs: game.startAt.getTime(), movedMs: 0 };
}

function finalState(row: ReplayRow): FeedState {
  const { game } = row;
  const afterMs = resultKnownAt(game).getTime() - row.startMs;
  return toState(row, finalEvent(afterMs, game, halvesOf(game)), true);
}

/** Both halves of a soccer game whose half-time score is known; other sports' archives hold no quarters or innings. */
function halvesOf({ leagueId, halfTime, homeScore, awayScore }: ArchiveGame) {
  if (halfTime === null || getLeague(leagueId).sport !== 'soccer') return [];
  const [home, away] = halfTime;
  return [halfTime, [homeScore - home, awayScore - away]] as const;
}

type KnownSeason = Omit<FeedLeague['seasons'][number], 'origin'> & {
  readonly leagueId: string;
  readonly origin: DataOrigin;
};

/** The leagues of the games; a season that is known already keeps its bounds where these games lie within them. */
export function archiveLeagues(games: readonly ArchiveGame[], known: readonly KnownSeason[]): FeedLeague[] {
  const byLeague = Map.groupBy(games, (game) => game.leagueId);
  return LEAGUES.flatMap(({ id, sport, names, country }) => {
    const ofLeague = byLeague.get(id);
    if (!ofLeague) return [];
    const seasons = [...Map.groupBy(ofLeague, (game) => game.season)].map(([season, ofSeason]) =>
      seasonOf(
        season,
        ofSeason,
        known.find((one) => one.leagueId === id && one.season === season),
      ),
    );
    return [{ id, sport, names, country, seasons }];
  });
}

function seasonOf(season: string, games: readonly ArchiveGame[], known: KnownSeason | undefined) {
  const starts = games.map((game) => game.startAt.getTime());
  const origins = new Set(games.map((game) => game.origin));
  if (known) {
    starts.push(known.fromAt.getTime(), known.toAt.getTime());
    origins.add(known.origin);
  }
  const [only = 'mixed'] = origins;
  const bounds = starts.reduce(([from, to], start) => [Math.min(from, start), Math.max(to, start)] as const, [
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ] as const);
  return {
    season,
    fromAt: new Date(bounds[0]),
    toAt: new Date(bounds[1]),
    origin: origins.size === 1 ? only : ('mixed' as const),
  };
}

/** Every team that plays in the games, under the key that all sources share. */
export function archiveTeams(games: readonly ArchiveGame[]): FeedTeam[] {
  const teams = new Map<string, FeedTeam>();
  for (const { leagueId, home, away } of games) {
    for (const name of [home, away]) {
      const key = teamKey(leagueId, name);
      if (!teams.has(key)) teams.set(key, { key, leagueId, names: teamNames(leagueId, name) });
    }
  }
  return [...teams.values()];
}
