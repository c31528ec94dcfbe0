import type { PageFacts } from '../../page/page-context.ts';
import { loadPageTexts } from '../page-texts.server.ts';
import { readOngoingQuery } from '../pick/card/ongoing-query.ts';
import { loadCards } from '../pick/cards.server.ts';

const CARDS_A_PAGE = 10;

/** The picks of games that have not started, and the analysis of the one game that the address opens. */
export async function loadOngoing(facts: PageFacts, request: Request) {
  const { searchParams } = new URL(request.url);
  const asked = readOngoingQuery(searchParams);
  // Who is led here by a message knows the game, and not its page.
  const around = searchParams.has('page') ? undefined : (asked.open ?? undefined);
  const [cards, meta] = await Promise.all([
    loadCards(facts, request, { asked, around, perPage: CARDS_A_PAGE }),
    loadPageTexts(facts),
  ]);
  return { ...cards, meta };
}
