import { listClaims } from '#domain/claim/list-claims.ts';
import { wilsonInterval } from '#domain/claim/wilson-interval.ts';
import { listHotPicks } from '#domain/record/list-hot-picks.ts';
import { type LedgerEntry, listLedger } from '#domain/record/list-ledger.ts';
import type { Services } from '#domain/services.ts';
import { businessConstants } from '#domain/setting/business-constants.ts';
import { listLeagues } from '#domain/sport/list-leagues.ts';
import type { Locale } from '#i18n/locales.ts';
import { calibrate } from './calibration.ts';
import { findEvidence } from './evidence.server.ts';
import { recordWindows } from './record-window.ts';

/** The picks on show; the free one is one of them. */
const SHOWN_PICKS = 3;
/** So many are looked through, so that each game is shown once. */
const SEARCHED_PICKS = 12;
/** More picks than a day has: the last free one is among them. */
const SEARCHED_SERIALS = 100;
const SETTLED_SHOWN = 10;
/** The newest picks that the calibration is drawn from, in so many groups. */
const CALIBRATED_PICKS = 1000;
const GROUPS = 6;

/** Everything on a brand's home page that is the same for all readers of a language, computed from the rows as they are now. */
export async function computeRecord(
  services: Services,
  of: { readonly brand: string; readonly locale: Locale },
) {
  const { brand, locale } = of;
  const graded = { locale, stage: 'graded', page: 1 } as const;
  const [hot, newest, live, afterwards, claims, leagues] = await Promise.all([
    listHotPicks(services, { locale, limit: SEARCHED_PICKS }),
    listLedger(services, { locale, stage: 'all', page: 1, origin: 'live', perPage: SEARCHED_SERIALS }),
    listLedger(services, { ...graded, origin: 'live', perPage: SETTLED_SHOWN }),
    listLedger(services, { ...graded, origin: 'backfill', perPage: CALIBRATED_PICKS }),
    listClaims(services, { brand }),
    listLeagues(services, { locale }),
  ]);
  const settledOrigin = live.entries.length > 0 ? 'live' : 'backfill';
  const settled = (settledOrigin === 'live' ? live : afterwards).entries.flatMap(openEntry);
  const picks = choosePicks(hot, newest.entries.flatMap(openEntry));
  const [open] = picks.flatMap(openPickOf);
  const calibrated = afterwards.entries.flatMap(openEntry);
  const starts = calibrated.map((pick) => pick.start_at).sort();
  return {
    picks,
    /** What the free pick rests on. */
    evidence: open ? await findEvidence(services, { id: open.id, locale }) : null,
    /** A pick whose chance and price everybody may see: the free one, or else the last that was settled. */
    example: open ?? settled[0] ?? null,
    settledOrigin,
    settled: settled.slice(0, SETTLED_SHOWN),
    windows: recordWindows(claims),
    /** What one unit stands for, in USD. */
    unitUsd: businessConstants.unitUsd,
    features: claims.find(({ id }) => id === 'features_per_league') ?? null,
    analysed: claims.filter(({ id }) => id === 'events_analysed'),
    members: claims.find(({ id }) => id === 'members') ?? null,
    calibration: {
      groups: calibrate(calibrated, { groups: GROUPS, interval: wilsonInterval }),
      from: starts[0] ?? null,
      until: starts.at(-1) ?? null,
    },
    leagues: leagues.filter(({ covered }) => covered),
  } as const;
}

export type SiteRecord = Awaited<ReturnType<typeof computeRecord>>;
export type HotPick = Awaited<ReturnType<typeof listHotPicks>>[number];
export type OpenPick = Extract<HotPick, { locked: false }>;

/**
 * The free pick, the coming one or else the last that has started, and beside it the strongest picks to come, one a game.
 */
function choosePicks(hot: readonly HotPick[], newest: readonly OpenPick[]): HotPick[] {
  const free = hot.find((pick) => pick.is_free) ?? newest.find((pick) => pick.is_free);
  const games = new Set(free ? [free.event.id] : []);
  const paid = hot.filter((pick) => {
    if (pick.is_free || games.has(pick.event.id)) return false;
    games.add(pick.event.id);
    return true;
  });
  return [...(free ? [free] : []), ...paid].slice(0, SHOWN_PICKS);
}

/** A settled pick is open to everybody; what belongs to its proof stays behind. */
function openEntry({
  salt: _salt,
  sealed: _sealed,
  withdrawn_at: _withdrawn,
  ...pick
}: LedgerEntry): OpenPick[] {
  return openPickOf(pick);
}

function openPickOf(pick: HotPick): OpenPick[] {
  return pick.locked ? [] : [pick];
}
