import { listInPlay } from '#domain/forecasting/sport/list-in-play.ts';
import { brandDay } from '#domain/foundation/clock/brand-day.ts';
import { listComing } from '#domain/picks/pick/list-coming.ts';
import type { LockedPick, OpenPick } from '#domain/picks/pick/pick-view.ts';
import { type LedgerEntry, listLedger } from '#domain/picks/record/list-ledger.ts';
import type { Services } from '#domain/services.ts';
import type { Locale } from '#terms/locales.ts';

/** More picks than a day has: the last free one is among them. */
const SEARCHED_SERIALS = 100;
/** The picks beside the free one. */
const SHOWN_NEXT = 2;
/** So many are looked through, so that each game is shown once and enough are left when the first ones have started. */
const SEARCHED_NEXT = 24;
const STORED_NEXT = 8;

export type FreePick = {
  readonly pick: OpenPick;
  /** Whether its game was being played when the figures were computed. */
  readonly isInPlay: boolean;
};

export type FreePickState = 'coming' | 'in_play' | 'started' | 'settled';

/** The newest free pick that stands, and the next paid ones to start, one a game: the same for all readers without a plan. */
export async function findPublicPicks(services: Services, locale: Locale) {
  const [newest, coming] = await Promise.all([
    listLedger(services, { locale, stage: 'all', page: 1, origin: 'live', perPage: SEARCHED_SERIALS }),
    listComing(services, { locale, isEntitled: false, page: 1, perPage: SEARCHED_NEXT }),
  ]);
  const pick = newest.entries.flatMap(standingFreePick)[0];
  const games = new Set(pick ? [pick.event.id] : []);
  const next = coming.picks.flatMap(({ card, ...one }) => {
    if (!one.locked || card.withdrawal !== null || games.has(one.event.id)) return [];
    games.add(one.event.id);
    return [one];
  });
  const free = pick ? { pick, isInPlay: await isInPlay(services, pick, locale) } : null;
  return { free, next: next.slice(0, STORED_NEXT) };
}

/** The picks as they are at an instant: what was found may be minutes old, and a game may have started since. */
export function publicPicksAt(
  found: { readonly free: FreePick | null; readonly next: readonly LockedPick[] },
  now: Date,
) {
  const { free } = found;
  const isComing = ({ opens_at }: LockedPick) => Date.parse(opens_at) > now.getTime();
  return {
    free: free && {
      pick: free.pick,
      state: stateOf(free, now),
      isToday: isOfToday(free.pick, now),
    },
    next: found.next.filter(isComing).slice(0, SHOWN_NEXT),
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
