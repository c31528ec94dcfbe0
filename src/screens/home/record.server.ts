import { listLeagues } from '#domain/forecasting/sport/list-leagues.ts';
import { wilsonInterval } from '#domain/forecasting/statistics/wilson-interval.ts';
import { businessConstants } from '#domain/foundation/setting/business-constants.ts';
import { listClaims } from '#domain/picks/claim/list-claims.ts';
import type { LockedPick, OpenPick } from '#domain/picks/pick/pick-view.ts';
import { type LedgerEntry, listLedger } from '#domain/picks/record/list-ledger.ts';
import type { Services } from '#domain/services.ts';
import type { Locale } from '#terms/locales.ts';
import { calibrate } from './calibration.ts';
import { findEvidence } from './evidence.server.ts';
import { findPublicPicks } from './picks.server.ts';
import { findProfitDays } from './profit-days.server.ts';
import { recentWindow } from './record-window.ts';

const SETTLED_SHOWN = 5;
/** The newest picks that the calibration is drawn from, in so many groups. */
const CALIBRATED_PICKS = 1000;
const GROUPS = 4;

/** Everything on a brand's home page that is the same for all readers of a language, computed from the rows as they are now. */
export async function computeRecord(
  services: Services,
  options: { readonly brand: string; readonly locale: Locale },
) {
  const { brand, locale } = options;
  const { unitUsd } = businessConstants;
  const graded = { locale, stage: 'graded', page: 1 } as const;
  const [picks, live, afterwards, claims, leagues] = await Promise.all([
    findPublicPicks(services, locale),
    listLedger(services, { ...graded, origin: 'live', perPage: SETTLED_SHOWN }),
    listLedger(services, { ...graded, origin: 'backfill', perPage: CALIBRATED_PICKS }),
    listClaims(services, { brand }),
    listLeagues(services, { locale }),
  ]);
  const settledOrigin = live.entries.length > 0 ? 'live' : 'backfill';
  const settled = (settledOrigin === 'live' ? live : afterwards).entries.flatMap(openEntry);
  const open = picks.free;
  const window = recentWindow(claims);
  const [evidence, days] = await Promise.all([
    open ? findEvidence(services, { id: open.id, locale }) : null,
    window ? findProfitDays(services, { origin: window.origin, locale, unitUsd }) : null,
  ]);
  const calibrated = afterwards.entries.flatMap(openEntry);
  const starts = calibrated.map((pick) => pick.start_at).sort();
  return {
    picks,
    /** What the free pick rests on. */
    evidence,
    /** A pick whose chance and price everybody may see: the free one, or else the last that was settled. */
    example: open ?? settled[0] ?? null,
    settledOrigin,
    settled: settled.slice(0, SETTLED_SHOWN),
    window,
    days,
    /** What one unit stands for, in USD. */
    unitUsd,
    analysed: claims.filter(({ id }) => id === 'events_analysed'),
    members: claims.find(({ id }) => id === 'members') ?? null,
    calibration: {
      groups: calibrate(calibrated, { groups: GROUPS, interval: wilsonInterval }),
      from: starts[0] ?? null,
      until: starts.at(-1) ?? null,
    },
    leagues: leagues.filter(({ covered }) => covered).map(({ id, name }) => ({ id, name })),
  } as const;
}

export type SiteRecord = Awaited<ReturnType<typeof computeRecord>>;
export type { LockedPick, OpenPick };

/** A settled pick is open to everybody; what belongs to its proof stays behind. */
function openEntry({
  salt: _salt,
  sealed: _sealed,
  withdrawn_at: _withdrawn,
  ...pick
}: LedgerEntry): OpenPick[] {
  return pick.locked ? [] : [pick];
}
