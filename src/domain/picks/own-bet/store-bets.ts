import type { Transaction } from '#db/client.ts';
import { lockAccount } from '#db/queries/account.ts';
import { countOwnBets, insertOwnBets, type OwnBetRow } from '#db/queries/own-bet.ts';
import { AppError } from '#platform/app-error.ts';
import { sha256 } from '#platform/hash.ts';
import { newId } from '#platform/id.ts';
import { MAX_BETS } from './bet-limits.ts';
import type { TypedBet } from './read-bets.ts';

export type StoredBets = { readonly added: number; readonly updated: number; readonly known: number };

/**
 * Adds what is not there yet, one writer of a member at a time. A bet is known by what it says; rows of one file that say the same are
 * distinguished by their place among them. Throws 'conflict' where the member would have too many.
 */
export async function storeBets(
  tx: Transaction,
  bets: readonly { readonly typed: TypedBet; readonly pickId: string | null }[],
  common: {
    readonly accountId: number;
    readonly brand: string;
    readonly importId: string | null;
    readonly now: Date;
  },
): Promise<StoredBets> {
  const { accountId, brand, importId, now } = common;
  const seen = new Map<string, number>();
  const rows = bets.map(({ typed, pickId }): OwnBetRow => {
    const fingerprint = fingerprintOf(typed);
    const occurrence = (seen.get(fingerprint) ?? 0) + 1;
    seen.set(fingerprint, occurrence);
    return {
      id: newId(),
      accountId,
      brand,
      importId,
      ...typed,
      pickId,
      fingerprint,
      occurrence,
      createdAt: now,
    };
  });
  const { added, updated } = await insertOwnBets(tx, rows);
  if (added > 0 && (await countOwnBets(tx, accountId)) > MAX_BETS) {
    throw new AppError('conflict', 'too many bets', {
      fields: { base: [{ key: 'bets.errors.full', params: { limit: MAX_BETS } }] },
    });
  }
  return { added, updated, known: bets.length - added - updated };
}

/** Held until the end of the transaction, so that no limit is passed by two at once. */
export async function holdAccount(tx: Transaction, accountId: number): Promise<void> {
  await lockAccount(tx, accountId);
}

/** Of all that a bet says, apart from what came back, which is entered later. */
function fingerprintOf(typed: TypedBet): string {
  const { placedAt, event, selection, bookmaker, odds, currency, stake } = typed;
  return sha256([placedAt.toISOString(), event, selection, bookmaker, odds, currency, stake].join('\u0000'));
}
