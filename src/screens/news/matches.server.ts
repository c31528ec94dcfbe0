import { findScoresKnown } from '#domain/forecasting/sport/find-scores-known.ts';
import { listNamedGames } from '#domain/forecasting/sport/list-named-games.ts';
import { businessConstants } from '#domain/foundation/setting/business-constants.ts';
import { listGamePicks } from '#domain/picks/pick/list-game-picks.ts';
import { showForecast } from '#domain/picks/pick/show-forecast.ts';
import type { PageContext } from '../../page/page-context.ts';
import { picksByGame } from '../game/game-picks.ts';
import { shownGame } from '../game/shown-game.ts';
import { isShownStatsOnly } from '../stats-only.server.ts';

type Tags = {
  readonly teams: readonly { readonly id: string }[];
  readonly games: readonly { readonly id: string; readonly start_at: string }[];
};

/**
 * The games that an article is about, each with what its reader may know of our picks on it, or else of our forecast: without a plan
 * neither leaves the server before the game begins, but the free pick and how many others there are.
 */
export async function loadMatches(context: PageContext, { teams, games }: Tags) {
  const { services, locale, member } = context;
  const named = await listNamedGames(services, {
    locale,
    named: {
      games: games.map(({ id, start_at: startAt }) => ({ id, startAt: new Date(startAt) })),
      teamIds: teams.map(({ id }) => id),
    },
  });
  const isEntitled = member?.isEntitled === true;
  const hasPicks = !isShownStatsOnly(context);
  const gameIds = named.map(({ id }) => id);
  const listed = hasPicks ? await listGamePicks(services, { locale, gameIds, isEntitled }) : [];
  const picks = picksByGame(listed, businessConstants.unitUsd);
  // Our word about a game is another one from the instant on at which its picks open.
  for (const { opens_at: opensAt } of listed) context.goodUntil?.(new Date(opensAt));
  for (const { start_at: startAt } of named) context.goodUntil?.(new Date(startAt));
  return Promise.all(
    named.map(async (game) => {
      const own = picks[game.id] ?? null;
      return {
        game: shownGame(game),
        /** Whether the article names the game itself, and not only a team that plays it. */
        isNamed: games.some(({ id }) => id === game.id),
        /** Null where there are none, or none are shown. */
        picks: own,
        /** Where nothing about bets is shown, a game without picks is not told either. */
        hasPicks,
        isEntitled,
        chances: own === null ? await findChances(context, game.id) : null,
        scoreAt: game.status === 'in_progress' ? await findScoreTime(context, game.league.id) : null,
      };
    }),
  );
}

export type ArticleMatch = Awaited<ReturnType<typeof loadMatches>>[number];

/** How likely we say each result to be, where the reader may know it; during a break forecasts are closed. */
async function findChances({ services, member }: PageContext, gameId: string) {
  if ((member?.onBreakUntil ?? null) !== null) return null;
  const shown = await showForecast(services, { gameId, isEntitled: member?.isEntitled === true });
  return shown.locked ? null : (shown.forecast?.probabilities ?? null);
}

async function findScoreTime({ services }: PageContext, league: string): Promise<string> {
  return (await findScoresKnown(services, { asOf: services.clock.now(), league })).toISOString();
}
