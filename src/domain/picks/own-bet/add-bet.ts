import type { Member } from '#domain/accounts/member/member.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { assertKnownZone } from './assert-known-zone.ts';
import type { BetColumn, BetMapping } from './bet-mapping.ts';
import { findFollowed } from './followable-picks.ts';
import { type BetProblem, columnOf, readBet } from './read-bets.ts';
import { holdAccount, type StoredBets, storeBets } from './store-bets.ts';

/** What a form says of a bet, as texts, and how they are meant. */
type TypedBet = {
  readonly parts: Readonly<Record<BetColumn, string>>;
  readonly reading: Omit<BetMapping, 'columns'>;
};

const NO_COLUMNS = {
  placed_at: null,
  event: null,
  selection: null,
  odds: null,
  stake: null,
  returned: null,
  bookmaker: null,
} as const;

/** Adds a bet that a member has typed; the same bet once more adds nothing. Throws 'invalid' at the part that cannot be read. */
export async function addBet(
  services: Services,
  { member, parts, reading }: TypedBet & { readonly member: Member },
): Promise<StoredBets> {
  assertKnownZone(reading.zone);
  const typed = readBet(parts, { ...reading, columns: NO_COLUMNS }, services.clock.now());
  if ('problem' in typed) throw refusedPart(typed.problem);
  const [pickId = null] = await findFollowed(services, { member, bets: [typed] });
  return services.db.transaction(async (tx) => {
    const { id: accountId, brand } = member;
    const now = services.clock.now();
    await holdAccount(tx, accountId);
    return storeBets(tx, [{ typed, pickId }], { accountId, brand, importId: null, now });
  });
}

function refusedPart(problem: BetProblem): AppError {
  return new AppError('invalid', `the bet's ${problem} cannot be read`, {
    fields: { [columnOf(problem)]: [{ key: `bets.typed.${problem}` }] },
  });
}
