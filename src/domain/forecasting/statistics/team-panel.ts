import { findNextGame } from '#db/queries/statistics.ts';
import { countTeamPicks } from '#db/queries/team-pick.ts';
import { restDays } from '#domain/forecasting/sport/rest-days.ts';
import { localText } from '#domain/foundation/text/localized-text.ts';
import type { Services } from '#domain/services.ts';
import type { Locale } from '#terms/locales.ts';
import { RECORD_ORIGINS } from '#terms/results.ts';
import type { Sport } from '#terms/sports.ts';
import { formGame, type NameOf } from './game-views.ts';
import type { LeagueTable } from './load-league-table.ts';
import { rateOf } from './rate.ts';
import { teamFigures } from './team-figures.ts';
import { FORM_GAMES, type TeamLine } from './team-table.ts';

type PanelOptions = {
  readonly table: LeagueTable;
  readonly line: TeamLine;
  readonly nameOf: NameOf;
  readonly locale: Locale;
  readonly sources: readonly string[];
  readonly asOf: Date;
};

/** Everything that is shown of one team in one season (docs/product/schedule.md), from three indexed queries. */
export async function teamPanel(services: Services, options: PanelOptions) {
  const { db } = services;
  const { table, line, nameOf, locale, sources, asOf } = options;
  const { games, team } = line;
  const [figures, next, picks] = await Promise.all([
    teamFigures(services, { table, line, asOf }),
    findNextGame(db, { teamId: team.id, sources, asOf }),
    countTeamPicks(db, { teamId: team.id, sources, asOf }),
  ]);
  return {
    team: nameOf(team.id),
    rank: line.rank,
    of: table.lines.length,
    rating: line.rating,
    streak: line.streak,
    form: games.slice(-FORM_GAMES).map((game) => formGame(game, nameOf)),
    ...figures,
    rest: restOf(line, next, { sport: table.data.sport, locale }),
    ratings: games.map(({ game, ratingAfter }) => ({
      event_id: game.id,
      start_at: game.startAt.toISOString(),
      game_day: game.gameDay,
      rating: ratingAfter,
    })),
    strengths: table.strengths.get(team.id) ?? [],
    accuracy: accuracyOf(picks),
  };
}

type NextRow = Awaited<ReturnType<typeof findNextGame>>;

function restOf(
  { games, team }: TeamLine,
  next: NextRow,
  { sport, locale }: { sport: Sport; locale: Locale },
) {
  const rests = games.map((game) => game.restDays).filter((days) => days !== null);
  const last = games.at(-1);
  const isHome = next?.homeTeamId === team.id;
  return {
    average: rests.length === 0 ? null : rests.reduce((sum, days) => sum + days, 0) / rests.length,
    next: next && {
      event_id: next.id,
      start_at: next.startAt.toISOString(),
      game_day: next.gameDay,
      origin: next.origin,
      opponent: isHome
        ? { id: next.awayTeamId, name: localText(next.awayNames, locale) }
        : { id: next.homeTeamId, name: localText(next.homeNames, locale) },
      home_away: isHome ? ('home' as const) : ('away' as const),
      rest_days: last === undefined ? null : restDays(sport, last.game.gameDay, next.gameDay),
    },
  };
}

type PickCounts = Awaited<ReturnType<typeof countTeamPicks>>;

/**
 * How our picks on this team's games ended, over all seasons: accuracy is of win_loss picks, soccer's draws as a side of
 * their own (docs/product/picks.md); the win rate is of all bet types. What was calculated afterwards stands apart.
 */
function accuracyOf(counts: PickCounts) {
  return RECORD_ORIGINS.map((origin) => {
    const own = counts.filter((count) => count.origin === origin);
    const rate = (rows: PickCounts) => {
      const win = rows.reduce((sum, row) => sum + row.win, 0);
      return rateOf(win, win + rows.reduce((sum, row) => sum + row.lose, 0));
    };
    return {
      origin,
      accuracy: rate(own.filter(({ betType }) => betType === 'win_loss')),
      win_rate: rate(own),
      draw: own.reduce((sum, row) => sum + row.draw, 0),
    };
  });
}
