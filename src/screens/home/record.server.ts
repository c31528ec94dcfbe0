import { listClaims } from '#domain/claim/list-claims.ts';
import { wilsonInterval } from '#domain/claim/wilson-interval.ts';
import { listHotPicks } from '#domain/record/list-hot-picks.ts';
import { type LedgerEntry, listLedger } from '#domain/record/list-ledger.ts';
import type { Services } from '#domain/services.ts';
import { businessConstants } from '#domain/setting/business-constants.ts';
import { listLeagues } from '#domain/sport/list-leagues.ts';
import type { Locale } from '#i18n/locales.ts';
import { calibrate } from './calibration.ts';
import { recordWindows } from './record-window.ts';

/** Paid picks beside the free one. */
const LOCKED_PICKS = 2;
const SETTLED_SHOWN = 10;
/** The newest picks that the calibration is drawn from, in so many groups. */
const CALIBRATED_PICKS = 1000;
const GROUPS = 6;

/** Everything on the home page that is the same for all readers of a language, computed from the rows as they are now. */
export async function computeRecord(services: Services, locale: Locale) {
  const graded = { locale, stage: 'graded', page: 1 } as const;
  const [hot, live, afterwards, claims, leagues] = await Promise.all([
    listHotPicks(services, { locale, limit: LOCKED_PICKS + 1 }),
    listLedger(services, { ...graded, origin: 'live', perPage: SETTLED_SHOWN }),
    listLedger(services, { ...graded, origin: 'backfill', perPage: CALIBRATED_PICKS }),
    listClaims(services),
    listLeagues(services, { locale }),
  ]);
  const settledOrigin = live.entries.length > 0 ? 'live' : 'backfill';
  const settled = (settledOrigin === 'live' ? live : afterwards).entries.flatMap(openEntry);
  const picks = hot.slice(0, LOCKED_PICKS + 1);
  const calibrated = afterwards.entries.flatMap(openEntry);
  const starts = calibrated.map((pick) => pick.start_at).sort();
  return {
    picks,
    /** A pick whose chance and price everybody may see: the free one, or else the last that was settled. */
    example: picks.flatMap(openPickOf)[0] ?? settled[0] ?? null,
    settledOrigin,
    settled: settled.slice(0, SETTLED_SHOWN),
    windows: recordWindows(claims),
    /** What one unit stands for, in USD. */
    unitUsd: businessConstants.unitUsd,
    analysed: claims.filter(({ id }) => id === 'events_analysed'),
    calibration: {
      groups: calibrate(calibrated, { groups: GROUPS, interval: wilsonInterval }),
      from: starts[0] ?? null,
      until: starts.at(-1) ?? null,
    },
    leagues: leagues.filter(({ covered }) => covered),
  } as const;
}

export type SiteRecord = Awaited<ReturnType<typeof computeRecord>>;
export type SettledPick = SiteRecord['settled'][number];
export type HotPick = SiteRecord['picks'][number];

/** A settled pick is open to everybody; what belongs to its proof stays behind. */
function openEntry({ salt: _salt, withdrawn_at: _withdrawn, ...pick }: LedgerEntry) {
  return openPickOf(pick);
}

function openPickOf(pick: Awaited<ReturnType<typeof listHotPicks>>[number]) {
  return pick.locked ? [] : [pick];
}
