import { listInPlay } from '#domain/forecasting/sport/list-in-play.ts';
import { brandDay } from '#domain/foundation/clock/brand-day.ts';
import type { LockedPick, OpenPick } from '#domain/picks/pick/pick-view.ts';
import { type LedgerEntry, listLedger } from '#domain/picks/record/list-ledger.ts';
import type { Services } from '#domain/services.ts';
import type { Locale } from '#terms/locales.ts';

/** More picks than a day has: the last free one is among them. */
const SEARCHED_SERIALS = 100;
/** More than are ever published for the next 48 hours. */
const MAX_COMING = 500;
/** The matches with locked picks that are named beside the free one. */
const SHOWN_MATCHES = 2;

type FreePick = {
  readonly pick: OpenPick;
  /** Whether its game was being played when the figures were computed. */
  readonly isInPlay: boolean;
};

type FreePickState = 'coming' | 'in_play' | 'started' | 'settled';

/** The newest free pick that stands, and the paid ones that are to come by their start: the same for all readers without a plan. */
export async function findPublicPicks(services: Services, locale: Locale) {
  const options = { locale, page: 1, origin: 'live' } as const;
  const [newest, coming] = await Promise.all([
    listLedger(services, { ...options, stage: 'all', perPage: SEARCHED_SERIALS }),
    listLedger(services, { ...options, stage: 'coming', perPage: MAX_COMING }),
  ]);
  const pick = newest.entries.flatMap(standingFreePick)[0];
  const free = pick ? { pick, isInPlay: await isInPlay(services, pick, locale) } : null;
  const locked = coming.entries.flatMap(standingLockedPick);
  return {
    free,
    locked: locked.toSorted((a, b) => Date.parse(a.game_start_at) - Date.parse(b.game_start_at)),
  };
}

/** The picks as they are at an instant: what was found may be minutes old, and a game may have started since. */
export function publicPicksAt(
  found: { readonly free: FreePick | null; readonly locked: readonly LockedPick[] },
  now: Date,
) {
  const { free } = found;
  const locked = found.locked.filter(({ opens_at }) => Date.parse(opens_at) > now.getTime());
  const games = [...Map.groupBy(locked, ({ event }) => event.id).values()];
  return {
    free: free && {
      pick: free.pick,
      state: stateOf(free, now),
      isToday: isOfToday(free.pick, now),
    },
    /** The next matches that have locked picks, each with their count. */
    next: games.slice(0, SHOWN_MATCHES).flatMap((picks) => {
      const [pick] = picks;
      return pick === undefined ? [] : [{ pick, count: picks.length }];
    }),
    lockedCount: locked.length,
  };
}

export type PublicPicks = ReturnType<typeof publicPicksAt>;

/** The pick of the day is the first that was published in it; one of the night before whose match is today is today's too. */
function isOfToday({ serial, game_start_at }: OpenPick, now: Date): boolean {
  return [serial?.slice(0, 10), brandDay(new Date(game_start_at))].includes(brandDay(now));
}

function stateOf({ pick, isInPlay: isPlayed }: FreePick, now: Date): FreePickState {
  if (pick.result !== 'not_completed') return 'settled';
  if (Date.parse(pick.opens_at) > now.getTime()) return 'coming';
  return isPlayed ? 'in_play' : 'started';
}

async function isInPlay(services: Services, pick: OpenPick, locale: Locale): Promise<boolean> {
  const { games } = await listInPlay(services, { locale, league: pick.league.id });
  return games.some(({ id }) => id === pick.event.id);
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
