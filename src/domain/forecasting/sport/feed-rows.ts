import type { GameRow, OddsRow, ReferenceRow, StateRow } from '#db/queries/feed-row.ts';
import type { GameReportRow } from '#db/queries/game-report.ts';
import type {
  FeedBatch,
  FeedGame,
  FeedLeague,
  FeedOdds,
  FeedReference,
  FeedReport,
  FeedState,
  FeedTeam,
} from '#feeds/feed.ts';
import { LEAGUES } from '#feeds/names/leagues.ts';
import { idOf } from '#platform/id.ts';

/** A game's id follows from its source and key, so that every fact about it finds it without a look-up. */
export function gameIdOf(source: string, gameKey: string): string {
  return idOf('game', source, gameKey);
}

/** Teams are shared by all sources of a league, so that an imported season and the running one mean the same club. */
export function teamIdOf(leagueId: string, teamKey: string): string {
  return idOf('team', leagueId, teamKey);
}

export function leagueRows(source: string, leagues: readonly FeedLeague[], knownAt: Date) {
  return {
    leagues: leagues.map(({ id, sport, names, country, position }) => ({
      id,
      sport,
      names,
      country,
      position: position ?? positionOf(id),
      covered: true,
      source,
      knownAt,
    })),
    seasons: leagues.flatMap(({ id, seasons }) =>
      seasons.map(({ season, fromAt, toAt, origin }) => ({
        leagueId: id,
        source,
        season,
        fromAt,
        toAt,
        origin,
        knownAt,
      })),
    ),
  };
}

/** A league of an archive stands at the same place in every list, whichever source reported it first. */
function positionOf(leagueId: string): number {
  const index = LEAGUES.findIndex((league) => league.id === leagueId);
  return index < 0 ? LEAGUES.length : index;
}

export function teamRows(source: string, teams: readonly FeedTeam[], knownAt: Date) {
  return teams.map(({ key, leagueId, names }) => ({
    id: teamIdOf(leagueId, key),
    leagueId,
    key,
    names,
    source,
    knownAt,
  }));
}

type BatchRows = {
  readonly games: GameRow[];
  readonly states: StateRow[];
  readonly odds: OddsRow[];
  readonly references: ReferenceRow[];
  readonly reports: GameReportRow[];
};

/** A batch as rows. Nothing that became known after `until` passes: the future stops here whatever a feed delivers. */
export function batchRows(source: string, batch: FeedBatch, until: Date): BatchRows {
  const isKnown = (row: { readonly knownAt: Date }) => row.knownAt <= until;
  return {
    games: batch.games.filter(isKnown).map((game) => gameRow(source, game)),
    states: batch.states.filter(isKnown).map((state) => stateRow(source, state)),
    odds: batch.odds.filter(isKnown).map((odds) => oddsRow(source, odds)),
    references: batch.references.filter(isKnown).map((reference) => referenceRow(source, reference)),
    reports: (batch.reports ?? []).filter(isKnown).map((report) => reportRow(source, report)),
  };
}

function gameRow(source: string, { key, homeKey, awayKey, ...rest }: FeedGame): GameRow {
  return {
    ...rest,
    id: gameIdOf(source, key),
    source,
    key,
    homeTeamId: teamIdOf(rest.leagueId, homeKey),
    awayTeamId: teamIdOf(rest.leagueId, awayKey),
  };
}

function stateRow(source: string, { gameKey, ...rest }: FeedState): StateRow {
  return { ...rest, gameId: gameIdOf(source, gameKey), source };
}

function oddsRow(source: string, { gameKey, ...rest }: FeedOdds): OddsRow {
  return { ...rest, gameId: gameIdOf(source, gameKey), source };
}

function referenceRow(source: string, { gameKey, ...rest }: FeedReference): ReferenceRow {
  return { ...rest, gameId: gameIdOf(source, gameKey), source };
}

function reportRow(source: string, { gameKey, state, ...rest }: FeedReport): GameReportRow {
  return {
    ...rest,
    gameId: gameIdOf(source, gameKey),
    status: state?.status ?? null,
    reason: state?.reason ?? null,
    homeScore: state?.homeScore ?? null,
    awayScore: state?.awayScore ?? null,
    parts: state?.parts ?? [],
  };
}
