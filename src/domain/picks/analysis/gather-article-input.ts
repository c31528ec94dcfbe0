import { z } from 'zod';
import {
  findPickById,
  type GameToWriteOf,
  type LocaleTexts,
  listFinishedGames,
  listWinnerOdds,
} from '#db/queries/article.ts';
import { parseBand } from '#domain/picks/pick/forecast-view.ts';
import { serialText } from '#domain/picks/pick/pick-row.ts';
import type { Services } from '#domain/services.ts';
import type { ArticleInput, MarketInput, TeamInput } from './article-input.ts';

const SEASON_GAMES = 200;
const MEETINGS = 6;

const driversSchema = z.array(z.object({ code: z.string(), contribution: z.number() }));

/**
 * Reads what an article about a game may rest on: nothing that became known after `asOf`. Null where the forecast is not
 * ready for it.
 */
export async function gatherArticleInput(
  { db }: Services,
  row: GameToWriteOf,
  asOf: Date,
): Promise<ArticleInput | null> {
  const { game, forecast } = row;
  const { pHome, pAway, expectedHome, expectedAway } = forecast;
  if (pHome === null || pAway === null || expectedHome === null || expectedAway === null) return null;
  const common = { source: game.source, before: game.startAt, asOf };
  const season = { ...common, season: game.season, limit: SEASON_GAMES };
  const [homeGames, awayGames, meetings, odds, pick] = await Promise.all([
    listFinishedGames(db, { ...season, teamId: game.homeTeamId }),
    listFinishedGames(db, { ...season, teamId: game.awayTeamId }),
    listFinishedGames(db, {
      ...common,
      limit: MEETINGS,
      teamId: game.homeTeamId,
      opponentId: game.awayTeamId,
    }),
    listWinnerOdds(db, { gameId: game.id, asOf }),
    row.pickId === null ? null : findPickById(db, row.pickId),
  ]);
  const side = (
    id: string,
    names: LocaleTexts,
    games: TeamInput['games'],
    starter: string | null,
  ): TeamInput => ({ id, names, games, starter });
  return {
    gameId: game.id,
    sport: row.sport,
    league: { id: game.leagueId, names: row.leagueNames },
    startAt: game.startAt,
    knownAt: game.knownAt,
    asOf,
    meetings,
    home: side(game.homeTeamId, row.homeNames, homeGames, game.homeStarter),
    away: side(game.awayTeamId, row.awayNames, awayGames, game.awayStarter),
    forecast: {
      id: forecast.id,
      home: pHome,
      draw: forecast.pDraw,
      away: pAway,
      expectedHome,
      expectedAway,
      spread: parseBand(forecast),
      drivers: driversSchema.safeParse(forecast.drivers).data ?? [],
      knownAt: forecast.knownAt,
    },
    market: tightest(odds.findLast(hasBoth)?.knownAt ?? null, odds),
    opening: tightest(odds.find(hasBoth)?.knownAt ?? null, odds),
    pick: pick === null ? null : pickInput(pick),
  };
}

type OddsRow = Awaited<ReturnType<typeof listWinnerOdds>>[number];

const hasBoth = ({ homeOdds, awayOdds }: OddsRow) => homeOdds !== null && awayOdds !== null;

/** Of all prices of one instant the market with the smallest margin, which says most about the chances. */
function tightest(at: Date | null, odds: readonly OddsRow[]): MarketInput | null {
  const markets = odds.flatMap(({ id, homeOdds, drawOdds, awayOdds, knownAt }) =>
    homeOdds === null || awayOdds === null || knownAt.getTime() !== at?.getTime()
      ? []
      : [{ key: String(id), home: homeOdds, draw: drawOdds, away: awayOdds, knownAt }],
  );
  const margin = ({ home, draw, away }: MarketInput) => 1 / home + 1 / away + (draw === null ? 0 : 1 / draw);
  return markets.reduce<MarketInput | null>(
    (best, market) => (best === null || margin(market) < margin(best) ? market : best),
    null,
  );
}

function pickInput(pick: NonNullable<Awaited<ReturnType<typeof findPickById>>>): ArticleInput['pick'] {
  const { serialDay, serialNo } = pick;
  return {
    id: pick.id,
    betType: pick.betType,
    side: pick.side,
    line: pick.line,
    odds: pick.odds,
    serial: serialDay !== null && serialNo !== null ? serialText(serialDay, serialNo) : pick.id,
    minOdds: pick.minOdds,
    pWin: pick.pWin,
    pPush: pick.pPush,
    ev: pick.ev,
    units: pick.units,
    publishedAt: pick.publishedAt,
  };
}
