import { listDisputes } from '#db/queries/dispute.ts';
import { listOpenProposals } from '#db/queries/grade.ts';
import type { Services } from '../services.ts';
import { serialText } from './pick-row.ts';

/** What waits for an operator: proposed corrections without a decision, and disputes without an answer, the oldest first. */
export async function listOpenMatters({ db }: Services) {
  const [proposals, disputes] = await Promise.all([
    listOpenProposals(db),
    listDisputes(db, { isOpen: true }),
  ]);
  return {
    proposals,
    disputes: disputes.map(({ dispute, serialDay, serialNo }) => ({
      ...dispute,
      serial: serialDay !== null && serialNo !== null ? serialText(serialDay, serialNo) : null,
    })),
  };
}
