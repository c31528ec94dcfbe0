import {
  countFailures,
  findQuota,
  insertFeedAnswer,
  listCaughtUp,
  listNewestAnswers,
} from '#db/queries/feed-answer.ts';
import { findFeedCursor } from '#db/queries/feed-cursor.ts';
import { listGameReports } from '#db/queries/game-report.ts';
import { findKnownOfGames, listLastPrices, listMeetings, listNearGames } from '#db/queries/live-game.ts';
import { insertTeamAliases, listMatchedAliases } from '#db/queries/team-alias.ts';
import { listFeedLeagues, listLiveLeagues } from '#domain/forecasting/league/list-live-leagues.ts';
import type { Services } from '#domain/services.ts';
import { ENDPOINTS, type Endpoint } from '#feeds/live/answer.ts';
import type { AnswerStore } from '#feeds/live/answer-store.ts';
import { type Known, type KnownReport, type KnownState, quoteKey } from '#feeds/live/learned.ts';
import { canonicalTeam } from '#feeds/names/team-names.ts';
import { DAY_MS } from '#terms/durations.ts';
import type { GameStatus } from '#terms/games.ts';
import type { ProviderName } from '#terms/providers.ts';
import { adoptTeams } from './adopt-teams.ts';

/** Games are asked for every six hours; good answers farther apart than this are an outage, ours or the provider's. */
const GAP_S = 7 * 3600;
/** The provider has the results of three days, so an outage from before them cannot be filled any more. */
const CATCH_UP_MS = 4 * DAY_MS;
/** Games about which an answer may speak under another id. */
const SAME = { before: 5 * DAY_MS, after: 14 * DAY_MS } as const;
const NEAR = { before: 3 * DAY_MS, after: 7 * DAY_MS } as const;

/** Keeps a live provider's answers in the database, and says from there what is known already of the games of the site's source. */
export function createAnswerStore(
  { db }: Pick<Services, 'db'>,
  { source, provider }: { readonly source: string; readonly provider: ProviderName },
): AnswerStore {
  return {
    async situation(now) {
      const near = {
        from: new Date(now.getTime() - NEAR.before),
        until: new Date(now.getTime() + NEAR.after),
      };
      const [leagues, answers, failures, quota, games, caughtUp, cursor] = await Promise.all([
        listLiveLeagues(db, provider),
        listNewestAnswers(db, provider),
        countFailures(db, provider),
        findQuota(db, provider),
        listNearGames(db, { source, ...near }),
        listCaughtUp(db, { source: provider, from: new Date(now.getTime() - CATCH_UP_MS), gapS: GAP_S }),
        findFeedCursor(db, source),
      ]);
      const asked = answers.flatMap(({ endpoint, failure, ...rest }) =>
        isEndpoint(endpoint) ? [{ ...rest, endpoint, isGood: failure === null }] : [],
      );
      // Credits are renewed each month, so last month's account says nothing.
      const isCurrent =
        quota !== null && quota.askedAt.toISOString().slice(0, 7) === now.toISOString().slice(0, 7);
      const remaining = isCurrent ? quota.remaining : null;
      const wantedAt = cursor?.wantedAt ?? null;
      return { now, leagues, asked, failures, remaining, games, caughtUp, wantedAt };
    },
    leagues: () => listFeedLeagues(db),
    async known({ keys, leagueId, at }) {
      const meetings = await listMeetings(db, {
        source,
        leagueId,
        from: new Date(at.getTime() - SAME.before),
        until: new Date(at.getTime() + SAME.after),
      });
      const gameKeys = meetings.map(({ key }) => key);
      const said = await listGameReports(db, { source, gameKeys: [...keys, ...gameKeys], provider, keys });
      const all = [...new Set([...keys, ...gameKeys, ...said.map(({ game_key }) => game_key)])];
      const { prices, states } = await findKnownOfGames(db, { source, keys: all });
      return {
        quotes: new Map(
          prices.map(({ key, bet_type, bookmaker, line, home, draw, away, known_at: knownAt }) => [
            quoteKey(key, bet_type, bookmaker),
            { line, homeOdds: home, drawOdds: draw, awayOdds: away, knownAt: new Date(knownAt) },
          ]),
        ),
        states: new Map(states.map((row) => [row.key, stateOf(row)])),
        meetings,
        reports: reportsOf(said),
      };
    },
    async teams() {
      const rows = await listMatchedAliases(db, provider);
      const matched = new Map(rows.map((row) => [`${row.leagueId}/${row.alias}`, row.teamKey]));
      return (leagueId, alias) =>
        canonicalTeam(leagueId, alias) ?? matched.get(`${leagueId}/${alias}`) ?? null;
    },
    async keep({ quota, ...answer }, { refused }) {
      // A hostile answer may have thousands of bad rows; the first ones show what is wrong.
      await insertFeedAnswer(db, { ...answer, ...quota, source: provider, refused: refused.slice(0, 50) });
    },
    adopt: (unknown, at) => adoptTeams(db, { source, provider, unknown, at }),
    async askAbout(teams, at) {
      await insertTeamAliases(
        db,
        teams.map((team) => ({ ...team, source: provider, status: 'open', seenAt: at })),
      );
    },
    async closings(from, until) {
      const rows = await listLastPrices(db, { source, from, until });
      return rows.map(({ key, startAt, bet_type, bookmaker, line, home, draw, away }) => ({
        gameKey: key,
        betType: bet_type,
        bookmaker,
        phase: 'close',
        line,
        homeOdds: home,
        drawOdds: draw,
        awayOdds: away,
        origin: 'real',
        knownAt: startAt,
      }));
    },
  };
}

type Said = {
  readonly status: GameStatus;
  readonly reason: string | null;
  readonly home_score: number | null;
  readonly away_score: number | null;
  readonly parts: readonly (readonly [number, number])[];
};

function stateOf({ status, reason, home_score, away_score, parts }: Said): KnownState {
  return { status, reason, homeScore: home_score, awayScore: away_score, parts };
}

function reportsOf(rows: Awaited<ReturnType<typeof listGameReports>>): Known['reports'] {
  const reports = new Map<string, KnownReport[]>();
  for (const { game_key, provider, key, start_at: startAt, status, ...said } of rows) {
    const state = status === null ? null : stateOf({ ...said, status });
    reports.set(game_key, [...(reports.get(game_key) ?? []), { provider, key, startAt, state }]);
  }
  return reports;
}

function isEndpoint(text: string): text is Endpoint {
  return ENDPOINTS.some((endpoint) => endpoint === text);
}
