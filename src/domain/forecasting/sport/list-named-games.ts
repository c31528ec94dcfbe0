import { listGameRows } from '#db/queries/game.ts';
import { findShownSources } from '#domain/foundation/setting/shown-sources.ts';
import type { Services } from '#domain/services.ts';
import { DAY_MS, HOUR_MS } from '#terms/durations.ts';
import type { Locale } from '#terms/locales.ts';
import { chooseNextGames } from './choose-next-games.ts';
import { type GameView, gameView } from './game-view.ts';

/** So many games have room beside a text. */
const MAX_GAMES = 2;
/** What a team plays later than this is far from a text about it. */
const SOON_MS = 7 * DAY_MS;
/** No game lasts longer, so one that began before this and has no word of its end waits for its result alone. */
const LONGEST_GAME_MS = 5 * HOUR_MS;
/** More than the teams that a text names play in that time. */
const SEARCHED_GAMES = 100;

type Named = {
  readonly games: readonly { readonly id: string; readonly startAt: Date }[];
  readonly teamIds: readonly string[];
};

/**
 * The games that a text is about, as they are known now: those that it names, the nearest to now if there are many; where it names none,
 * what the teams that it names play now or next. The earliest is the first.
 */
export async function listNamedGames(
  services: Services,
  { locale, named }: { readonly locale: Locale; readonly named: Named },
): Promise<GameView[]> {
  const { games, teamIds } = named;
  if (games.length === 0 && teamIds.length === 0) return [];
  const asOf = services.clock.now();
  const common = { asOf, sources: await findShownSources(services) };
  if (games.length === 0) {
    const rows = await listGameRows(
      services.db,
      {
        ...common,
        from: new Date(asOf.getTime() - LONGEST_GAME_MS),
        until: new Date(asOf.getTime() + SOON_MS),
        statuses: ['in_progress', 'not_started'],
        teamIds,
      },
      { limit: SEARCHED_GAMES, offset: 0 },
    );
    const next = rows.map((row) => gameView(row, locale));
    return byStart(chooseNextGames(next, { teamIds, limit: MAX_GAMES }));
  }
  const away = ({ startAt }: { readonly startAt: Date }) => Math.abs(startAt.getTime() - asOf.getTime());
  const nearest = games.toSorted((one, other) => away(one) - away(other)).slice(0, MAX_GAMES);
  const found = await Promise.all(
    nearest.map(({ id, startAt }) =>
      listGameRows(
        services.db,
        { ...common, from: startAt, until: new Date(startAt.getTime() + 1000), ids: [id] },
        { limit: 1, offset: 0 },
      ),
    ),
  );
  return byStart(found.flat().map((row) => gameView(row, locale)));
}

function byStart(games: readonly GameView[]): GameView[] {
  return games.toSorted((one, other) => Date.parse(one.start_at) - Date.parse(other.start_at));
}
