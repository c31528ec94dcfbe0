import { findDispute } from '#db/queries/dispute.ts';
import { findFeedReason, insertProposal, listOpenProposals, lockCorrections } from '#db/queries/grade.ts';
import { SETTLEMENT } from '#domain/forecasting/settlement/settle-pick.ts';
import { appendAudit } from '#domain/foundation/audit/append-audit.ts';
import { findPick } from '#domain/picks/pick/find-pick.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { newId } from '#platform/id.ts';

type CorrectedFinal =
  | {
      readonly status: 'completed';
      readonly homeScore: number;
      readonly awayScore: number;
      /** By half, quarter or inning, where the correction is about them: baseball's length and soccer's extra time. */
      readonly parts?: readonly (readonly [number, number])[];
      /** How a soccer game ended that went beyond its 90 minutes. */
      readonly reason?: 'aet' | 'pen';
    }
  | { readonly status: 'canceled' };

/**
 * The first half of a correction (docs/product/picks.md): one operator says what the final score was, and where that can be read. Nothing is
 * graded again until another operator agrees. Throws conflict for a pick that has no grade to correct, and invalid where a
 * soccer game went beyond 90 minutes, as the operator or the feed says, and its halves are missing: bets are settled by those.
 */
export async function proposeCorrection(
  services: Services,
  options: {
    readonly pick: string;
    readonly final: CorrectedFinal;
    readonly evidence: string;
    readonly by: string;
    /** The operator's id, by which the audit log finds them. */
    readonly operatorId?: string;
    /** The dispute that the correction upholds; its member is notified once it is approved. */
    readonly disputeId?: string;
    /** The brands that the operator works for: a dispute of another one is none to them. */
    readonly brands?: readonly string[];
  },
): Promise<{ readonly proposalId: string }> {
  const { final, by, operatorId = by, disputeId = null, brands } = options;
  const evidence = options.evidence.trim();
  if (evidence === '') throw new AppError('invalid', 'a correction needs evidence');
  const { pick, sport, gradedAt } = await findPick(services, options.pick);
  if (gradedAt === null) {
    throw new AppError('conflict', 'not graded yet', {
      fields: { base: [{ key: 'office.results.notGraded' }] },
    });
  }
  const proposalId = newId();
  const proposedAt = services.clock.now();
  const feedReason = await findFeedReason(services.db, { gameId: pick.gameId, asOf: proposedAt });
  const parts = partsOf(final, sport === 'soccer' ? feedReason : null);
  await services.db.transaction(async (tx) => {
    await lockCorrections(tx, pick.id);
    const waiting = await listOpenProposals(tx, { pickId: pick.id });
    if (waiting.length > 0) {
      const fields = { base: [{ key: 'office.results.correctionWaits' }] };
      throw new AppError('conflict', 'a correction waits', { fields });
    }
    if (disputeId !== null) {
      const dispute = await findDispute(tx, disputeId);
      const isHis = dispute !== null && (brands === undefined || brands.includes(dispute.brand));
      if (!isHis || dispute.pickId !== pick.id)
        throw new AppError('not_found', 'no such dispute of this pick');
    }
    await insertProposal(tx, {
      id: proposalId,
      disputeId,
      pickId: pick.id,
      evidence,
      proposedBy: by,
      proposedAt,
      status: final.status,
      homeScore: final.status === 'completed' ? final.homeScore : null,
      awayScore: final.status === 'completed' ? final.awayScore : null,
      parts,
    });
    await appendAudit(tx, {
      at: proposedAt,
      actorKind: 'operator',
      actorId: operatorId,
      action: 'grade.propose',
      subjectKind: 'pick',
      subjectId: pick.id,
      detail: { proposalId, disputeId, ...final, evidence },
    });
  });
  return { proposalId };
}

/** The typed parts; of a soccer game beyond its 90 minutes also what was scored after them, so that they say it themselves. */
function partsOf(final: CorrectedFinal, feedReason: string | null): readonly (readonly [number, number])[] {
  if (final.status === 'canceled') return [];
  const { homeScore, awayScore, parts = [], reason = feedReason } = final;
  if (reason !== 'aet' && reason !== 'pen') return parts;
  if (parts.length < SETTLEMENT.soccerParts) {
    throw new AppError('invalid', 'halves', { fields: { parts: [{ key: 'office.results.halves' }] } });
  }
  if (parts.length > SETTLEMENT.soccerParts) return parts;
  const [home, away] = parts.reduce(([h, a], part) => [h + part[0], a + part[1]], [0, 0]);
  return [...parts, [Math.max(0, homeScore - home), Math.max(0, awayScore - away)]];
}
