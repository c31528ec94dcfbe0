import { type DisputeRow, listDisputes } from '#db/queries/dispute.ts';
import { findWithdrawal, listGrades, listOpenProposals } from '#db/queries/grade.ts';
import { listLinkedAddresses } from '#db/queries/operator-touch.ts';
import { countPickRows, listPickRows, type PickFilter, type PickListRow } from '#db/queries/pick-list.ts';
import { findBatch } from '#db/queries/proof.ts';
import { listOpenResultChanges } from '#db/queries/result-change.ts';
import { blockedBy } from '#domain/accounts/operator/linked-persons.ts';
import { SETTLEMENT } from '#domain/forecasting/settlement/settle-pick.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import { mayDo } from '#domain/foundation/permission/permissions.ts';
import { findShownSources } from '#domain/foundation/setting/shown-sources.ts';
import { findPick } from '#domain/picks/pick/find-pick.ts';
import { openPick } from '#domain/picks/pick/pick-view.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import type { Locale } from '#terms/locales.ts';

type Stage = 'coming' | 'graded' | 'all';
type GradeRow = Awaited<ReturnType<typeof listGrades>>[number];
type ProposalRow = Awaited<ReturnType<typeof listOpenProposals>>[number];

/** A page of the published picks as operators see them, the newest serial first; the coming ones include what is locked. */
export async function listPickReview(
  services: Services,
  options: {
    readonly stage: Stage;
    readonly serial: string | undefined;
    readonly locale: Locale;
    readonly page: number;
    readonly perPage: number;
  },
) {
  const { stage, serial, locale, page, perPage } = options;
  const asOf = services.clock.now();
  const sources = await findShownSources(services);
  const ids = serial === undefined ? undefined : await idsOf(services, serial);
  const filter: PickFilter = { asOf, sources, ids, origin: 'live', stage, order: 'newest_serial' };
  const [rows, total] = await Promise.all([
    listPickRows(services.db, filter, { limit: perPage, offset: (page - 1) * perPage }),
    countPickRows(services.db, filter),
  ]);
  return { items: rows.map((row) => reviewRow(row, locale)), total };
}

/** A serial no one knows finds nothing. */
async function idsOf(services: Services, serial: string): Promise<string[]> {
  try {
    return [(await findPick(services, serial)).pick.id];
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return [];
    throw error;
  }
}

function reviewRow(row: PickListRow, locale: Locale) {
  const { odds, event, league, ...pick } = openPick(row, locale);
  return {
    id: pick.id,
    serial: pick.serial,
    sport: pick.sport,
    league: league.id,
    game_id: event.id,
    home: event.home.name,
    away: event.away.name,
    start_at: pick.start_at,
    game_start_at: pick.game_start_at,
    bet_type: pick.bet_type,
    side: pick.side,
    line: pick.line,
    odds: odds.value,
    ev: pick.ev,
    units: pick.units,
    is_free: pick.is_free,
    result: pick.result,
    score: pick.score,
    withdrawn_at: row.withdrawnAt?.toISOString() ?? null,
  };
}

/**
 * One published pick with everything that a dispute is decided by: the bet, its proof, every grade it was given, what waits on
 * it, the disputes of the operator's brands, and the constants of settlement.
 */
export async function showPickReview(
  services: Services,
  options: { readonly id: string; readonly operator: Operator; readonly locale: Locale },
) {
  const { id, operator, locale } = options;
  const { db, clock } = services;
  const now = clock.now();
  const sources = await findShownSources(services);
  const filter = {
    asOf: now,
    sources,
    ids: [id],
    origin: 'live',
    stage: 'all',
    order: 'newest_serial',
  } as const;
  const [row] = await listPickRows(db, filter, { limit: 1, offset: 0 });
  if (row === undefined) throw new AppError('not_found', 'no such pick');
  const { batchId } = row.pick;
  const [grades, withdrawal, proposals, disputes, changes, batch, linked] = await Promise.all([
    listGrades(db, id),
    findWithdrawal(db, id),
    listOpenProposals(db, { pickId: id }),
    listDisputes(db, { pickId: id }),
    listOpenResultChanges(db, SETTLEMENT),
    batchId === null ? null : findBatch(db, batchId),
    listLinkedAddresses(db, { email: operator.email, now }),
  ]);
  const may = (permission: Parameters<typeof mayDo>[1]) => mayDo(operator.role, permission);
  const mayDecide = may('results.decide');
  const hasStarted = row.opensAt <= now;
  const lastCorrection = grades.findLast(({ grade }) => grade.correctionId !== null)?.grade.knownAt ?? null;
  return {
    ...reviewRow(row, locale),
    min_odds: row.pick.minOdds,
    confidence: row.pick.confidence,
    tier: row.pick.tier,
    version: row.pick.modelVersion,
    policy_version: row.pick.policyVersion,
    published_at: row.pick.publishedAt.toISOString(),
    taken: { bookmaker: row.pick.oddsSnapshot.bookmaker, at: row.pick.oddsSnapshot.takenAt },
    proof: {
      leaf_hash: row.pick.leafHash,
      day: row.pick.serialDay,
      batch: batch?.sequence ?? null,
      merkle_root: batch?.merkleRoot ?? null,
      batch_hash: batch?.batchHash ?? null,
    },
    grades: grades.map(gradeView),
    withdrawal: withdrawal && {
      reason: withdrawal.reason,
      note: withdrawal.note,
      by: withdrawal.withdrawnBy,
      at: withdrawal.withdrawnAt.toISOString(),
    },
    proposals: proposals.map((proposal) => {
      const blocked = blockedBy(linked, { proposedBy: proposal.proposedBy, self: operator.email });
      return {
        ...proposalView(proposal),
        blocked,
        can: { approve: mayDecide && blocked === null, refuse: mayDecide },
      };
    }),
    changes: changes
      .filter(({ change }) => change.pickId === id)
      .map(({ change }) => ({
        known_at: change.knownAt.toISOString(),
        status: change.status,
        score: scoreOf(change),
      })),
    disputes: disputes
      .filter(({ dispute }) => operator.brands.includes(dispute.brand))
      .map(({ answer, ...row }) => ({
        ...disputeView(row),
        answer: answer && { outcome: answer.outcome, note: answer.note, at: answer.at.toISOString() },
        is_corrected: lastCorrection !== null && lastCorrection > row.dispute.raisedAt,
      })),
    settlement: settlementView,
    can: {
      withdraw: may('withdrawals.make') && !hasStarted && withdrawal === null,
      correct: may('results.propose') && grades.length > 0 && proposals.length === 0,
      answer: mayDecide,
    },
  };
}

function gradeView({ grade, proposal, decision }: GradeRow) {
  return {
    at: grade.knownAt.toISOString(),
    result: grade.result,
    profit_cents: grade.profitCents,
    score: scoreOf(grade),
    correction:
      proposal === null || decision === null
        ? null
        : { evidence: proposal.evidence, proposed_by: proposal.proposedBy, decided_by: decision.decidedBy },
  };
}

function proposalView(proposal: ProposalRow) {
  return {
    id: proposal.id,
    status: proposal.status,
    score: scoreOf(proposal),
    evidence: proposal.evidence,
    proposed_by: proposal.proposedBy,
    proposed_at: proposal.proposedAt.toISOString(),
    dispute_id: proposal.disputeId,
  };
}

/** The rules by which picks are settled, for anyone who has to say whether a result follows from them. */
const settlementView = {
  soccer_parts: SETTLEMENT.soccerParts,
  baseball_innings: SETTLEMENT.baseballInnings,
  baseball_winner_innings: SETTLEMENT.baseballWinnerInnings,
  usd_per_unit: SETTLEMENT.usdPerUnit,
  settle_after_minutes: SETTLEMENT.settleAfterMinutes,
} as const;

type DisputeOfMember = { readonly dispute: DisputeRow; readonly uuid: string; readonly nickName: string };

/** What a member says against a result, and who they are. */
export function disputeView({ dispute, uuid, nickName }: DisputeOfMember) {
  return {
    id: dispute.id,
    member: { uuid, nick_name: nickName },
    pick_id: dispute.pickId,
    brand: dispute.brand,
    reason: dispute.reason,
    note: dispute.note,
    raised_at: dispute.raisedAt.toISOString(),
  };
}

export function scoreOf(options: { readonly homeScore: number | null; readonly awayScore: number | null }) {
  const { homeScore: home, awayScore: away } = options;
  return home === null || away === null ? null : { home, away };
}
