import { insertProposal } from '#db/queries/grade.ts';
import { AppError } from '#platform/app-error.ts';
import { newId } from '#platform/id.ts';
import { appendAudit } from '../audit/append-audit.ts';
import type { Services } from '../services.ts';
import { findPick } from './find-pick.ts';

export type CorrectedFinal =
  | {
      readonly status: 'completed';
      readonly homeScore: number;
      readonly awayScore: number;
      /** By half, quarter or inning, where the correction is about them: baseball's length and soccer's extra time. */
      readonly parts?: readonly (readonly [number, number])[];
    }
  | { readonly status: 'canceled' };

/**
 * The first half of a correction (B13): one operator says what the final score was, and where that can be read. Nothing is
 * graded again until another operator agrees. Throws conflict for a pick that has no grade to correct.
 */
export async function proposeCorrection(
  services: Services,
  options: {
    readonly pick: string;
    readonly final: CorrectedFinal;
    readonly evidence: string;
    readonly by: string;
  },
): Promise<{ readonly proposalId: string }> {
  const { final, by } = options;
  const evidence = options.evidence.trim();
  if (evidence === '') throw new AppError('invalid', 'a correction needs evidence');
  const { pick, gradedAt } = await findPick(services, options.pick);
  if (gradedAt === null) throw new AppError('conflict', 'the pick is not graded yet');
  const proposalId = newId();
  const proposedAt = services.clock.now();
  await services.db.transaction(async (tx) => {
    await insertProposal(tx, {
      ...{ id: proposalId, pickId: pick.id, evidence, proposedBy: by, proposedAt, status: final.status },
      homeScore: final.status === 'completed' ? final.homeScore : null,
      awayScore: final.status === 'completed' ? final.awayScore : null,
      parts: final.status === 'completed' ? (final.parts ?? []) : [],
    });
    await appendAudit(tx, {
      ...{ at: proposedAt, actorKind: 'operator', actorId: by, action: 'grade.propose' },
      ...{ subjectKind: 'pick', subjectId: pick.id, detail: { proposalId, ...final, evidence } },
    });
  });
  return { proposalId };
}
