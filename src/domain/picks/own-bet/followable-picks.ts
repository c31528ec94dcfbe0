import { type FollowablePickRow, listFollowablePicks, type PickReader } from '#db/queries/own-bet-pick.ts';
import type { Member } from '#domain/accounts/member/member.ts';
import { findShownSources } from '#domain/foundation/setting/shown-sources.ts';
import type { Services } from '#domain/services.ts';
import { matchBets } from './match-bets.ts';

/** More picks than any import's bets can lie beside. */
const MAX_COMPARED = 20_000;

/** What a member may see of the picks at this moment: a bet shows them no pick that is closed to them. */
export async function readerOf(services: Services, member: Member): Promise<PickReader> {
  const sources = await findShownSources(services);
  return { asOf: services.clock.now(), sources, seesClosed: member.isEntitled };
}

type Typed = { readonly placedAt: Date; readonly event: string; readonly selection: string };

/** The pick that each bet followed, as far as its words leave no doubt. */
export async function findFollowed(
  services: Services,
  { member, bets }: { readonly member: Member; readonly bets: readonly Typed[] },
): Promise<readonly (string | null)[]> {
  const times = bets.map(({ placedAt }) => placedAt.getTime());
  if (times.length === 0) return [];
  const [first, last] = times.reduce(
    ([low, high], time) => [Math.min(low, time), Math.max(high, time)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
  const rows = await listFollowablePicks(services.db, await readerOf(services, member), {
    startsAfter: new Date(first ?? 0),
    publishedBy: new Date(last ?? 0),
    limit: MAX_COMPARED,
  });
  return matchBets(bets, rows.map(toMatch));
}

function toMatch({ homeNames, awayNames, ...pick }: FollowablePickRow) {
  return { ...pick, homeNames: Object.values(homeNames), awayNames: Object.values(awayNames) };
}

/** The picks that a bet placed at an instant can have followed: published by then, with a game that had not begun. */
export async function listCandidates(
  services: Services,
  { member, placedAt }: { readonly member: Member; readonly placedAt: Date },
): Promise<readonly FollowablePickRow[]> {
  return listFollowablePicks(services.db, await readerOf(services, member), {
    publishedBy: placedAt,
    startsAfter: placedAt,
    limit: 200,
  });
}
