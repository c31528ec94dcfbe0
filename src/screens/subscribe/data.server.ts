import { findShownSources } from '#domain/foundation/setting/shown-sources.ts';
import { type ShownOffer, showOffers } from '#domain/money/coupon/show-offers.ts';
import { findOpenOrderId } from '#domain/money/order/find-open-order-id.ts';
import { chooseLeagues } from '#domain/money/plan/choose-leagues.ts';
import { SEASON_LENGTHS, showBankroll, USUAL_SIZE } from '#domain/picks/bankroll/show-bankroll.ts';
import { countAtHome } from '#domain/picks/pick/count-at-home.ts';
import { listPlans, type OfferedPlan } from '#domain/picks/plan-forecast/list-plans.ts';
import { measureEdge } from '#domain/picks/plan-forecast/measure-edge.ts';
import { showOutlook } from '#domain/picks/plan-forecast/show-outlook.ts';
import { usualProfile } from '#domain/picks/price/price-profiles.ts';
import { formatDate, formatDateTime, formatTime, type Instant } from '#i18n/format.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import { htmlLangs } from '#i18n/locales.ts';
import { newId } from '#platform/id.ts';
import { BRAND_ZONE } from '#terms/brand-zone.ts';
import type { PageContext } from '../../page/page-context.ts';
import { findDocument } from '../legal-texts.server.ts';
import { loadPageTexts } from '../page-texts.server.ts';
import { isShownStatsOnly } from '../stats-only.server.ts';
import { showCoupon } from './coupon-state.server.ts';
import { readSubscribeQuery } from './subscribe-query.ts';

/** The section of the purchase terms that says what cannot be undone. */
const NO_REFUND = 'no_refund';
/** The other sections that a reader should know before they pay, in the order in which they meet them. */
const BEFORE_PAYING: readonly string[] = ['age', 'payment', 'plans', 'next_plan', 'coupons'];
/** The plan that is shown in detail until the reader chooses one. */
const SHOWN_FIRST = 'monthly';

/** The plans on sale, what the chosen one would contain and how luck could run, and what the purchase terms say of them. */
export async function loadSubscribe(context: PageContext, search = new URLSearchParams()) {
  const { services, brand, locale, member } = context;
  const favourites = await chooseLeagues(services, { asked: null, member });
  const query = readSubscribeQuery(search, favourites);
  const isStatsOnly = isShownStatsOnly(context);
  const [plans, purchase, messages, meta, edge, openOrderId] = await Promise.all([
    listPlans(services, {
      brand: brand.key,
      locale,
      running: member?.plan ?? null,
      content: { leagues: query.leagues },
    }),
    findDocument(context, 'purchase'),
    loadMessages(locale, ['subscribe', 'sport', 'bankroll']),
    loadPageTexts(context),
    isStatsOnly ? null : measureEdge(services),
    member === null ? null : findOpenOrderId(services, member),
  ]);
  const atHome = isStatsOnly
    ? null
    : await countAtHome(services, {
        profile: usualProfile(locale, brand.jurisdiction),
        sources: await findShownSources(services),
      });
  const chosen = choosePlan(plans.items, query.planId);
  const offers = await showOffers(services, {
    brand: brand.key,
    accountId: member?.id ?? null,
    plans: plans.items.filter(({ purchasable }) => purchasable),
  });
  const sections = purchase?.sections ?? [];
  return {
    locale,
    messages,
    meta,
    query,
    openOrderId,
    coupon: await showCoupon(context, { ...query, planId: chosen?.id ?? null }),
    zone: BRAND_ZONE,
    isStatsOnly,
    ...splitFeatures(plans.items, { offers, zone: BRAND_ZONE }),
    chosenId: chosen?.id ?? null,
    leagues: plans.forecast?.leagues ?? [],
    rate: plans.forecast?.rate ?? null,
    edge,
    atHome,
    outlook: showOutlook({
      price: chosen?.price ?? 0,
      unit: query.unit,
      expected: chosen?.content?.picks ?? null,
      edge,
    }),
    season: isStatsOnly ? null : await findSeason(services, chosen),
    isMember: member !== null,
    /** For the next form of this page; a guest's has none. */
    writeKey: member === null ? null : newId(),
    breakUntil: member?.onBreakUntil ? formatDateTime(member.onBreakUntil, BRAND_ZONE) : null,
    age: brand.ages.subscribe,
    terms: {
      version: purchase?.version ?? null,
      lang: purchase?.fallback ? htmlLangs[purchase.language] : null,
      noRefund: sections.find((section) => section.id === NO_REFUND)?.paragraphs ?? [],
      beforePaying: BEFORE_PAYING.flatMap((id) => sections.find((section) => section.id === id) ?? []),
    },
  };
}

export type SubscribeData = Awaited<ReturnType<typeof loadSubscribe>>;
/** What ordering the chosen plan needs to know. */
export type ChosenPlan = SubscribeData & { readonly plan: SubscribeData['plans'][number] };

/** Seasons about as long as the chosen plan, or the shortest where no one can say yet, staked as we publish; null before enough picks. */
async function findSeason(services: PageContext['services'], chosen: OfferedPlan | null) {
  const expected = chosen?.content?.picks?.mean ?? 0;
  const picks = SEASON_LENGTHS.reduce((best, one) =>
    Math.abs(one - expected) < Math.abs(best - expected) ? one : best,
  );
  const found = await showBankroll(services, { staking: 'units', size: USUAL_SIZE, picks });
  if (found === null) return null;
  const { origin, simulated, seasons, ours, fair } = found;
  return { picks, origin, simulated, seasons, ours, fair };
}

/** The plan that the address names, else the usual one, else the first that can be bought. */
function choosePlan(plans: readonly OfferedPlan[], planId: number | null): OfferedPlan | null {
  const open = plans.filter(({ purchasable }) => purchasable);
  return (
    plans.find(({ id }) => id === planId) ??
    open.find(({ period }) => period === SHOWN_FIRST) ??
    open[0] ??
    plans[0] ??
    null
  );
}

/** What all plans open is said once; what only some open stands beside them, as does what is offered to everybody on them. */
function splitFeatures(
  plans: readonly OfferedPlan[],
  { offers, zone }: { readonly offers: readonly ShownOffer[]; readonly zone: string },
) {
  const inAll = plans[0]?.features.filter(({ id }) =>
    plans.every((plan) => plan.features.some((feature) => feature.id === id)),
  );
  return {
    features: inAll ?? [],
    plans: plans.map((plan) => ({
      ...plan,
      availableFrom: plan.available_from === null ? null : dayAt(plan.available_from, '00:00', zone),
      features: plan.features.filter(({ id }) => !inAll?.some((feature) => feature.id === id)),
      offer: offerOf(plan.id, { offers, zone }),
    })),
  };
}

function offerOf(
  planId: number,
  { offers, zone }: { readonly offers: readonly ShownOffer[]; readonly zone: string },
) {
  const offer = offers.find((one) => one.plan_id === planId);
  if (offer === undefined) return null;
  return { ...offer, until: offer.until === null ? null : dayAt(offer.until, '23:59', zone) };
}

/** What begins or ends with a day is said by the day, as people say it; another moment by its minute as well. */
function dayAt(at: Instant, edge: '00:00' | '23:59', zone: string): string {
  const [day, time] = [formatDate(at, zone), formatTime(at, zone)];
  return time === edge ? day : `${day} ${time}`;
}
