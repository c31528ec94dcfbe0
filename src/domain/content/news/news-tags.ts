import {
  listNewsTags,
  listTaggedGames,
  listTaggedTeams,
  searchGames,
  searchTeams,
  type TaggedGame,
  type TaggedTeam,
} from '#db/queries/news-tag.ts';
import { findOfficeNews } from '#db/queries/office-news.ts';
import { findShownSources } from '#domain/foundation/setting/shown-sources.ts';
import { cleanLine } from '#domain/foundation/text/clean-text.ts';
import { localText } from '#domain/foundation/text/localized-text.ts';
import type { Services } from '#domain/services.ts';
import type { Locale } from '#terms/locales.ts';

const SHOWN_TAGS = 12;

/** Teams and games whose names have what was typed, in any language: the nearest games first. Nothing typed finds nothing. */
export async function searchNewsTags(
  services: Services,
  { typed, locale }: { readonly typed: string; readonly locale: Locale },
) {
  const text = cleanLine(typed);
  if (text === '') return { teams: [], games: [] };
  const sources = await findShownSources(services);
  const [teams, games] = await Promise.all([
    searchTeams(services.db, { typed: text, limit: SHOWN_TAGS }),
    searchGames(services.db, { typed: text, sources, near: services.clock.now(), limit: SHOWN_TAGS }),
  ]);
  return {
    teams: teams.map((team) => teamTag(team, locale)),
    games: games.map((game) => gameTag(game, locale)),
  };
}

/** The tags of an article that is written on. */
export async function readNewsTags(
  { db }: Pick<Services, 'db'>,
  options: { readonly team_ids: readonly string[]; readonly game_ids: readonly string[] },
  locale: Locale,
) {
  const [teams, games] = await Promise.all([
    listTaggedTeams(db, options.team_ids),
    listTaggedGames(db, options.game_ids),
  ]);
  return {
    teams: teams.map((team) => teamTag(team, locale)),
    games: games.map((game) => gameTag(game, locale)),
  };
}

function teamTag({ id, key, names, leagueId, leagueNames, sport }: TaggedTeam, locale: Locale) {
  const league = localText(leagueNames, locale);
  return { id, key, name: localText(names, locale), league, league_id: leagueId, sport };
}

function gameTag({ id, startAt, home, away, leagueId, leagueNames, sport }: TaggedGame, locale: Locale) {
  return {
    id,
    start_at: startAt.toISOString(),
    home: localText(home, locale),
    away: localText(away, locale),
    league: localText(leagueNames, locale),
    league_id: leagueId,
    sport,
  };
}

type TeamTag = ReturnType<typeof teamTag>;
type GameTag = ReturnType<typeof gameTag>;

/** The tags of an article on the site, or of one that is looked at before it is there. */
export async function showNewsTags(
  services: Pick<Services, 'db'>,
  options: {
    readonly id: string;
    readonly brand: string;
    readonly locale: Locale;
    readonly preview: boolean;
  },
): Promise<{ readonly teams: TeamTag[]; readonly games: GameTag[] }> {
  const row = options.preview ? await findOfficeNews(services.db, options) : null;
  if (row?.revision != null) return readNewsTags(services, row.revision, options.locale);
  const { teams, games } = await listNewsTags(services.db, options.id);
  return {
    teams: teams.map((team) => teamTag(team, options.locale)),
    games: games.map((game) => gameTag(game, options.locale)),
  };
}
