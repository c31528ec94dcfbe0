import { localePath } from '#i18n/locale-path.ts';
import type { Locale } from '#terms/locales.ts';
import { USUAL_UNIT_TWD } from '#terms/usual-unit.ts';

/** What a reader has chosen on the page of the plans; all of it stands in the address, so that it outlives a log-in. */
export type SubscribeQuery = {
  readonly planId: number | null;
  readonly coupon: string | null;
  /** The code is only to be looked at: its price is shown and not yet taken. */
  readonly isOnlyChecked: boolean;
  /** The code that was in the price of the plan chosen before, and does not count for this one. */
  readonly dropped: string | null;
  /** The member's own stake on a pick, in whole units of the plans' currency. */
  readonly unit: number;
  /** Whose matches a plan's content is counted from; none means all. */
  readonly leagues: readonly string[];
  /** What is taken where the address says nothing of leagues: the member's favourites. */
  readonly usualLeagues: readonly string[];
};

export const unitLimits = { usual: USUAL_UNIT_TWD, least: 10, most: 1_000_000 } as const;

/** With it a form says that the code in it is to be checked, for which a guest has to log in. */
export const CHECK_PARAMETER = 'check';

/** In the form in which a code is written; what else an address says is no code that was ever in a price. */
const CODE = /^[\w-]{1,64}$/;

/** Stands for every league where favourites would be taken otherwise. */
const ALL = 'all';

export function readSubscribeQuery(
  search: URLSearchParams,
  usualLeagues: readonly string[] = [],
): SubscribeQuery {
  const planId = Number(search.get('plan'));
  const unit = Number(search.get('unit'));
  const isUnit = Number.isInteger(unit) && unit >= unitLimits.least && unit <= unitLimits.most;
  return {
    planId: Number.isInteger(planId) && planId > 0 ? planId : null,
    coupon: search.get('coupon')?.trim().slice(0, 64) || null,
    isOnlyChecked: search.has(CHECK_PARAMETER),
    dropped: CODE.exec(search.get('dropped') ?? '')?.[0] ?? null,
    unit: isUnit ? unit : unitLimits.usual,
    leagues:
      search
        .get('leagues')
        ?.split(',')
        .filter((id) => /^[A-Z0-9]{2,16}$/.test(id)) ?? usualLeagues,
    usualLeagues,
  };
}

/** The address of the page with a choice changed; what is as usual is left out. */
export function subscribeAddress(query: SubscribeQuery): string {
  const search = new URLSearchParams();
  if (query.planId !== null) search.set('plan', String(query.planId));
  if (query.coupon !== null) search.set('coupon', query.coupon);
  if (query.coupon !== null && query.isOnlyChecked) search.set(CHECK_PARAMETER, '1');
  if (query.dropped !== null) search.set('dropped', query.dropped);
  if (query.unit !== unitLimits.usual) search.set('unit', String(query.unit));
  const leagues = leaguesWord(query);
  if (leagues !== null) search.set('leagues', leagues);
  return search.size === 0 ? '' : `?${search}`;
}

/** Where a guest logs in, to come back to the same plan and code. */
export function loginHref(locale: Locale, query: SubscribeQuery): string {
  const wanted = { ...query, isOnlyChecked: false, dropped: null };
  const redirect = `${localePath(locale, '/subscribe')}${subscribeAddress(wanted)}#order`;
  return `${localePath(locale, '/login')}?${new URLSearchParams({ redirect })}`;
}

/** What an address says of the leagues; null where it is as usual. */
export function leaguesWord({ leagues, usualLeagues }: SubscribeQuery): string | null {
  const chosen = leagues.join(',');
  return chosen === usualLeagues.join(',') ? null : chosen || ALL;
}
