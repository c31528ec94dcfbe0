import { DAY_MS, MINUTE_MS } from '#terms/durations.ts';
import type { RefusedRow } from '../answers/refused-row.ts';
import { seasonOf } from '../csv-archive/season-of.ts';
import type { FeedGame } from '../feed.ts';
import { teamKey } from '../replay/game-key.ts';
import { zonedDate } from '../time/zone-time.ts';
import type { EventRow } from './event-row.ts';
import type { KnownMeeting, TeamFinder, UnknownTeam } from './learned.ts';
import type { LiveLeague } from './live-league.ts';
import { isPlayoff } from './nominal-seasons.ts';

/** A start farther away than this is no start of this season. */
const BEFORE_MS = 30 * DAY_MS;
const AHEAD_MS = 400 * DAY_MS;

/** Sports in which the same two teams may meet twice on a day; elsewhere a second row is the same game under another id. */
const DOUBLE_HEADERS: ReadonlySet<string> = new Set(['baseball']);

/** Both games of a double-header begin farther apart than this. */
const SAME_GAME_MS = 90 * MINUTE_MS;

/** In soccer no two teams meet twice at the same place so soon: it is one game whose new day another provider has not reported yet. */
const SAME_ROUND_MS = 3 * DAY_MS;

type ReadGame<Row extends EventRow> = { readonly row: Row; readonly game: FeedGame };

/** The rows as games of the league. A row whose teams are not known is left out and its aliases are handed to a person. */
export function readGames<Row extends EventRow>(
  rows: readonly Row[],
  context: {
    readonly league: LiveLeague;
    readonly knownAt: Date;
    readonly teams: TeamFinder;
    readonly meetings: readonly KnownMeeting[];
    /** The keys of games by the ids that the provider gave them before. */
    readonly keys: ReadonlyMap<string, string>;
  },
): {
  readonly games: readonly ReadGame<Row>[];
  readonly refused: readonly RefusedRow[];
  readonly unknownTeams: readonly UnknownTeam[];
} {
  const { league, knownAt, teams, meetings, keys } = context;
  const leagueId = league.id;
  const games: ReadGame<Row>[] = [];
  const refused: RefusedRow[] = [];
  const unknownTeams: UnknownTeam[] = [];
  const ofDay = new Map<string, number>();
  const seen = new Set<string>();
  for (const row of [...rows].sort((a, b) => Date.parse(a.commence_time) - Date.parse(b.commence_time))) {
    const startAt = new Date(row.commence_time);
    const gapMs = startAt.getTime() - knownAt.getTime();
    if (!(gapMs > -BEFORE_MS && gapMs < AHEAD_MS)) {
      refused.push({ row: row.id, reason: `a start at ${row.commence_time}` });
      continue;
    }
    const [home, away] = [row.home_team, row.away_team].map((alias) => {
      const key = teams(leagueId, alias);
      if (key === null) unknownTeams.push({ leagueId, alias });
      return key;
    });
    if (!home || !away) continue;
    if (home === away) {
      refused.push({ row: row.id, reason: 'a team plays itself' });
      continue;
    }
    const gameDay = zonedDate(startAt, league.zone);
    const meeting = `${gameDay} ${home} ${away}`;
    const gameNo = (ofDay.get(meeting) ?? 0) + 1;
    if (gameNo > 1 && !DOUBLE_HEADERS.has(league.sport)) {
      refused.push({ row: row.id, reason: 'the same two teams meet twice on a day' });
      continue;
    }
    ofDay.set(meeting, gameNo);
    const homeKey = teamKey(leagueId, home);
    const awayKey = teamKey(leagueId, away);
    const key =
      keys.get(row.id) ??
      keyOf({ key: row.id, gameDay, homeKey, awayKey, startAt }, { meetings, sport: league.sport });
    if (seen.has(key)) {
      refused.push({ row: row.id, reason: 'it is the same game as another row' });
      continue;
    }
    seen.add(key);
    games.push({
      row,
      game: {
        key,
        leagueId,
        season: seasonOf({ splitSeason: league.season.crosses_year }, gameDay).season,
        homeKey,
        awayKey,
        startAt,
        startSimulated: false,
        gameDay,
        gameNo,
        neutral: false,
        playoff: isPlayoff(league, gameDay),
        homeStarter: null,
        awayStarter: null,
        origin: 'real',
        knownAt,
      },
    });
  }
  return { games, refused, unknownTeams };
}

/**
 * The key of a game: its id, or where the same meeting is known already under another key - reported by an archive, by another provider, or
 * under an id that the provider has given up - that one.
 */
function keyOf(
  game: KnownMeeting,
  { meetings, sport }: { readonly meetings: readonly KnownMeeting[]; readonly sport: string },
): string {
  if (meetings.some(({ key }) => key === game.key)) return game.key;
  const ofTeams = meetings.filter(
    ({ homeKey, awayKey }) => homeKey === game.homeKey && awayKey === game.awayKey,
  );
  const apart = ({ startAt }: KnownMeeting) => Math.abs(startAt.getTime() - game.startAt.getTime());
  const same =
    ofTeams.find(
      (one) => one.gameDay === game.gameDay && (!DOUBLE_HEADERS.has(sport) || apart(one) < SAME_GAME_MS),
    ) ?? (sport === 'soccer' ? ofTeams.find((one) => apart(one) < SAME_ROUND_MS) : undefined);
  return same?.key ?? game.key;
}
