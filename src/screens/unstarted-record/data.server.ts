import { listPlans } from '#domain/picks/plan-forecast/list-plans.ts';
import type { PageContext } from '../../page/page-context.ts';
import { loadPageTexts } from '../page-texts.server.ts';
import { readOngoingQuery } from '../pick/card/ongoing-query.ts';
import { loadCards } from '../pick/cards.server.ts';

const CARDS_A_PAGE = 12;

/** The picks of games that have not started, and the analysis of the one game that the address opens. */
export async function loadOngoing(context: PageContext, request: Request) {
  const { searchParams } = new URL(request.url);
  const asked = readOngoingQuery(searchParams);
  // Who is led here by a message knows the game, and not its page.
  const around = searchParams.has('page') ? undefined : (asked.open ?? undefined);
  const [cards, meta, from] = await Promise.all([
    loadCards(context, request, { asked, around, perPage: CARDS_A_PAGE }),
    loadPageTexts(context),
    context.member?.isEntitled === true ? null : leastPrice(context),
  ]);
  return { ...cards, meta, from };
}

export type OngoingPageData = Awaited<ReturnType<typeof loadOngoing>>;

/** The least that a plan costs that this reader could order; null where there is none. */
async function leastPrice({ services, brand, locale, member }: PageContext) {
  const running = member?.plan ?? null;
  const { items } = await listPlans(services, { brand: brand.key, locale, running, takesOrders: true });
  const [least] = items.toSorted((one, other) => one.price - other.price);
  return least === undefined ? null : { price: least.price, currency: least.currency };
}
