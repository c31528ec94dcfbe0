import { deleteAllOwnBets, deleteOwnBet, deleteOwnBetImport } from '#db/queries/own-bet.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';

type Mine = { readonly accountId: number; readonly id: string };

/** Throws 'not_found' for a bet that is not there, or not theirs. */
export async function deleteBet({ db }: Services, mine: Mine): Promise<void> {
  if (!(await deleteOwnBet(db, mine))) throw new AppError('not_found', 'not a bet of theirs');
}

/** An import with the bets that it added. Throws 'not_found' for one that is not there, or not theirs. */
export async function deleteImport({ db }: Services, mine: Mine): Promise<void> {
  if (!(await deleteOwnBetImport(db, mine))) throw new AppError('not_found', 'not an import of theirs');
}

/** Every bet, every import, and how the files are read. */
export async function deleteAllBets({ db }: Services, accountId: number): Promise<void> {
  await db.transaction((tx) => deleteAllOwnBets(tx, accountId));
}
