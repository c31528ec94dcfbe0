import { listDisputes } from '#db/queries/dispute.ts';
import { listOpenProposals } from '#db/queries/grade.ts';
import { listOpenResultChanges, type OpenResultChange } from '#db/queries/result-change.ts';
import { SETTLEMENT, settleBet } from '#domain/forecasting/settlement/settle-pick.ts';
import { serialText } from '#domain/picks/pick/pick-row.ts';
import type { Services } from '#domain/services.ts';
import type { SettledResult } from '#terms/results.ts';

/**
 * What waits for an operator, the oldest first: proposed corrections without a decision, disputes without an answer, and
 * results that their source changed after picks on them had been settled.
 */
export async function listOpenMatters({ db }: Pick<Services, 'db'>) {
  const [proposals, disputes, changes] = await Promise.all([
    listOpenProposals(db),
    listDisputes(db, { isOpen: true }),
    listOpenResultChanges(db, SETTLEMENT),
  ]);
  return {
    proposals,
    disputes: disputes.map(({ dispute, serialDay, serialNo }) => ({
      ...dispute,
      serial: serialDay !== null && serialNo !== null ? serialText(serialDay, serialNo) : null,
    })),
    changes: changes.map(changedResult),
  };
}

/** A result as it was settled, and what the rules would make of it now; null where the source says it is not over. */
function changedResult({ change, pick, sport, ...grade }: OpenResultChange) {
  const { pickId, knownAt, status, homeScore, awayScore } = change;
  const { serialDay, serialNo } = pick;
  return {
    pickId,
    knownAt,
    serial: serialDay !== null && serialNo !== null ? serialText(serialDay, serialNo) : null,
    settled: { at: grade.gradedAt, result: grade.wouldBe, home: grade.homeScore, away: grade.awayScore },
    now: { status, home: homeScore, away: awayScore, result: resultNow(change, { ...pick, sport }) },
  };
}

function resultNow(
  { status, ...final }: OpenResultChange['change'],
  bet: Parameters<typeof settleBet>[0],
): SettledResult | null {
  if (status !== 'completed' && status !== 'canceled') return null;
  return settleBet(bet, { ...final, status });
}
