import { type CalendarGame, findCalendarOwner, findNames, listCalendarGames } from '#db/queries/calendar.ts';
import { listMarked } from '#db/queries/favourite.ts';
import { cacheStore, openDataCache } from '#domain/foundation/cache/data-cache.ts';
import { findShownSources } from '#domain/foundation/setting/shown-sources.ts';
import { localText } from '#domain/foundation/text/localized-text.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { hashToken, isToken } from '#platform/token.ts';
import { DAY_MS } from '#terms/durations.ts';
import type { Locale } from '#terms/locales.ts';

/** A calendar reaches from two weeks back to as far as the schedule does (docs/product/schedule.md). */
const DAYS = { before: 14, after: 30 } as const;
const MAX_GAMES = 2000;

type CalendarChoice = {
  readonly league?: string | undefined;
  readonly team?: string | undefined;
};

export type Calendar = {
  /** Of what; null for all games. */
  readonly name: string | null;
  readonly games: readonly CalendarGame[];
};

const LEAGUE = /^[A-Z0-9]{2,16}$/;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The games of the schedule, of one league or of one team. Throws not_found for what there is not. */
export async function showCalendar(
  services: Services,
  { locale, league, team }: CalendarChoice & { readonly locale: Locale },
): Promise<Calendar> {
  const kind = team === undefined ? 'league' : 'team';
  const id = team ?? league;
  if (id === undefined) return { name: null, games: await publicGames(services, null) };
  const isShaped = (kind === 'team' ? UUID : LEAGUE).test(id);
  const names = isShaped ? await findNames(services.db, { kind, id }) : null;
  if (names === null) throw new AppError('not_found', `no ${kind} ${id}`);
  // One spelling of an id, so that others of it are no other answers to keep.
  const asked = { kind, id: kind === 'team' ? id.toLowerCase() : id } as const;
  return { name: localText(names, locale), games: await publicGames(services, asked) };
}

/** The games that a member follows, by the secret in their calendar's address. Throws not_found for one that is none. */
export async function showMemberCalendar(
  services: Services,
  { brand, token }: { readonly brand: string; readonly token: string },
): Promise<Calendar> {
  const owner = isToken(token)
    ? await findCalendarOwner(services.db, { brand, tokenHash: hashToken(token) })
    : null;
  if (owner === null) throw new AppError('not_found', 'no such calendar');
  const marked = await listMarked(services.db, owner);
  const daysOf = (wanted: (typeof marked)[number]['kind']) =>
    marked.filter(({ kind }) => kind === wanted).map(({ target }) => target);
  const followed = { leagues: daysOf('league'), teams: daysOf('team'), games: daysOf('game') };
  return {
    name: null,
    games: await gamesOf(services, { followed, sources: await findShownSources(services) }),
  };
}

type Followed = Parameters<typeof listCalendarGames>[1]['followed'];
type Asked = { readonly kind: 'league' | 'team'; readonly id: string } | null;

/** Programs ask again and again for the same games: they are read again when a game or a name has changed, or the window has moved on. */
const store = cacheStore<{ readonly games: readonly CalendarGame[]; readonly until: Date }>(
  ['games', 'record'],
  ({ until }) => until,
);
const KEEP_MS = 900_000;

async function publicGames(services: Services, asked: Asked): Promise<readonly CalendarGame[]> {
  const [cache, sources] = await Promise.all([openDataCache(services), findShownSources(services)]);
  const followed = asked && {
    leagues: asked.kind === 'league' ? [asked.id] : [],
    teams: asked.kind === 'team' ? [asked.id] : [],
    games: [],
  };
  const key = [asked?.kind, asked?.id, ...sources].join('\n');
  const found = await cache.getOrCompute(store, key, async () => ({
    games: await gamesOf(services, { followed, sources }),
    until: new Date(services.clock.now().getTime() + KEEP_MS),
  }));
  return found.games;
}

function gamesOf(
  services: Services,
  options: { readonly followed: Followed; readonly sources: readonly string[] },
): Promise<readonly CalendarGame[]> {
  const now = services.clock.now();
  return listCalendarGames(services.db, {
    from: new Date(now.getTime() - DAYS.before * DAY_MS),
    until: new Date(now.getTime() + DAYS.after * DAY_MS),
    ...options,
    asOf: now,
    limit: MAX_GAMES,
  });
}
