import type { PageFacts } from '../../page/page-context.ts';
import { readOngoingQuery } from '../pick/card/ongoing-query.ts';
import { loadCards } from '../pick/cards.server.ts';

const SHOWN_PICKS = 3;
/** Some of the strongest may have been withdrawn. */
const SEARCHED_PICKS = 10;

/** For a reader with a plan: the coming picks of the highest expected value, open, with all that their cards need. */
export async function findOwnPicks(facts: PageFacts, request: Request) {
  const asked = readOngoingQuery(new URLSearchParams({ method: 'expected_value' }));
  const { waiting: _waiting, ...cards } = await loadCards(facts, request, { asked, perPage: SEARCHED_PICKS });
  const open = cards.picks.flatMap((pick) => (pick.locked || pick.card.withdrawal !== null ? [] : [pick]));
  return { ...cards, waiting: [], picks: open.slice(0, SHOWN_PICKS) };
}

export type OwnPicksData = Awaited<ReturnType<typeof findOwnPicks>>;
