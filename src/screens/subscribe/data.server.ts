import { listPlans } from '#domain/plan/list-plans.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import { htmlLangs } from '#i18n/locales.ts';
import type { PageFacts } from '../../page-context.ts';
import { findDocument } from '../legal-texts.server.ts';
import { loadPageTexts } from '../page-texts.server.ts';

/** The section of the purchase terms that says what cannot be undone. */
const NO_REFUND = 'no_refund';
/** The other sections that a reader should know before he pays, in the order in which he meets them. */
const BEFORE_PAYING: readonly string[] = ['age', 'payment', 'plans', 'next_plan', 'coupons'];

/** The plans on sale, and what the purchase terms say of them: the same text that an order will name. */
export async function loadSubscribe(facts: PageFacts) {
  const { services, brand, locale, member } = facts;
  const [plans, purchase, messages, meta] = await Promise.all([
    listPlans(services, { brand: brand.key, locale, running: member?.plan ?? null }),
    findDocument(facts, 'purchase'),
    loadMessages(locale, ['subscribe']),
    loadPageTexts(facts),
  ]);
  const sections = purchase?.sections ?? [];
  const inAll = plans.items[0]?.features.filter(({ id }) =>
    plans.items.every((plan) => plan.features.some((feature) => feature.id === id)),
  );
  return {
    locale,
    messages,
    meta,
    features: inAll ?? [],
    plans: plans.items.map((plan) => ({
      ...plan,
      features: plan.features.filter(({ id }) => !inAll?.some((feature) => feature.id === id)),
    })),
    terms: {
      lang: purchase?.fallback ? htmlLangs[purchase.language] : null,
      noRefund: sections.find((section) => section.id === NO_REFUND)?.paragraphs ?? [],
      beforePaying: BEFORE_PAYING.flatMap((id) => sections.find((section) => section.id === id) ?? []),
    },
  };
}

export type SubscribeData = Awaited<ReturnType<typeof loadSubscribe>>;
