import { listInPlay } from '#domain/forecasting/sport/list-in-play.ts';
import { brandDay } from '#domain/foundation/clock/brand-day.ts';
import type { LockedPick, OpenPick } from '#domain/picks/pick/pick-view.ts';
import { type LedgerEntry, listLedger } from '#domain/picks/record/list-ledger.ts';
import type { Services } from '#domain/services.ts';
import type { Locale } from '#terms/locales.ts';
import { type ShownGame, shownGame } from '../game/shown-game.ts';

/** More picks than a day has: the last free one is among them. */
const SEARCHED_SERIALS = 100;
/** More than are ever published for the next 48 hours. */
const MAX_COMING = 500;
/** The matches with locked picks that are named beside the free one. */
const SHOWN_MATCHES = 2;

/** A game that is being played, and the instant as of which its score is true. */
type GameInPlay = { readonly game: ShownGame; readonly asOf: string };

type FreePickState = 'coming' | 'in_play' | 'started' | 'settled';

/** The newest free pick that stands, and the paid ones that are to come by their start: the same for all readers without a plan. */
export async function findPublicPicks(services: Services, locale: Locale) {
  const options = { locale, page: 1, origin: 'live' } as const;
  const [newest, coming] = await Promise.all([
    listLedger(services, { ...options, stage: 'all', perPage: SEARCHED_SERIALS }),
    listLedger(services, { ...options, stage: 'coming', perPage: MAX_COMING }),
  ]);
  const locked = coming.entries.flatMap(standingLockedPick);
  return {
    free: newest.entries.flatMap(standingFreePick)[0] ?? null,
    locked: locked.toSorted((a, b) => Date.parse(a.game_start_at) - Date.parse(b.game_start_at)),
  };
}

type FoundPicks = { readonly free: OpenPick | null; readonly locked: readonly LockedPick[] };

/** The picks as they are now: what was found may be minutes old, and a game may have started or changed its score since. */
export async function showPublicPicks(
  services: Services,
  { found, locale }: { readonly found: FoundPicks; readonly locale: Locale },
) {
  const now = services.clock.now();
  const { free } = found;
  const inPlay = free && hasStarted(free, now) ? await findInPlay(services, free, locale) : null;
  const locked = found.locked.filter(({ opens_at }) => Date.parse(opens_at) > now.getTime());
  const games = [...Map.groupBy(locked, ({ event }) => event.id).values()];
  return {
    free: free && {
      pick: free,
      state: stateOf(free, { now, isInPlay: inPlay !== null }),
      inPlay,
      isToday: isOfToday(free, now),
    },
    /** The next matches that have locked picks, each with their count. */
    next: games.slice(0, SHOWN_MATCHES).flatMap((picks) => {
      const [pick] = picks;
      return pick === undefined ? [] : [{ pick, count: picks.length }];
    }),
    lockedCount: locked.length,
  };
}

export type PublicPicks = Awaited<ReturnType<typeof showPublicPicks>>;

/** The pick of the day is the first that was published in it; one of the night before whose match is today is today's too. */
function isOfToday({ serial, game_start_at }: OpenPick, now: Date): boolean {
  return [serial?.slice(0, 10), brandDay(new Date(game_start_at))].includes(brandDay(now));
}

const hasStarted = ({ result, opens_at }: OpenPick, now: Date) =>
  result === 'not_completed' && Date.parse(opens_at) <= now.getTime();

function stateOf(
  pick: OpenPick,
  { now, isInPlay }: { readonly now: Date; readonly isInPlay: boolean },
): FreePickState {
  if (isInPlay) return 'in_play';
  if (hasStarted(pick, now)) return 'started';
  return pick.result === 'not_completed' ? 'coming' : 'settled';
}

async function findInPlay(services: Services, pick: OpenPick, locale: Locale): Promise<GameInPlay | null> {
  const { games, meta } = await listInPlay(services, { locale, league: pick.league.id });
  const game = games.find(({ id }) => id === pick.event.id);
  return game === undefined ? null : { game: shownGame(game), asOf: meta.as_of };
}

/** A free pick that was not withdrawn; what belongs to its proof stays behind. */
function standingFreePick(entry: LedgerEntry): OpenPick[] {
  const { salt: _salt, sealed: _sealed, withdrawn_at: withdrawnAt, ...pick } = entry;
  return pick.locked || !pick.is_free || withdrawnAt !== null ? [] : [pick];
}

/** A locked pick that was not withdrawn. */
function standingLockedPick(entry: LedgerEntry): LockedPick[] {
  const { salt: _salt, sealed: _sealed, withdrawn_at: withdrawnAt, ...pick } = entry;
  return pick.locked && withdrawnAt === null ? [pick] : [];
}
