import { countEvidence } from '#db/queries/held-out-forecast.ts';
import { listLeagueRows } from '#db/queries/league.ts';
import { listLinkedAddresses } from '#db/queries/operator-touch.ts';
import type { PolicyRow } from '#db/queries/pick.ts';
import {
  countSimulations,
  listPolicies,
  listPolicyProposals,
  listSimulations,
  listTriedSettings,
  type ProposedPolicy,
  type SimulationRow,
} from '#db/queries/policy-room.ts';
import { blockedBy } from '#domain/accounts/operator/linked-persons.ts';
import { feedSource } from '#domain/forecasting/sport/feed-source.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import { mayDo } from '#domain/foundation/permission/permissions.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { isSame, settingsView } from './settings.ts';

const TRIES = 20;
const PROPOSALS = 20;

/** The policy in force and before, what can be tried on, what was tried beside the present version, and what was proposed. */
export async function showPolicyRoom(services: Services, operator: Operator) {
  const { db, clock } = services;
  const source = feedSource(services);
  const now = clock.now();
  const policies = await listPolicies(db);
  const [newest] = policies;
  if (newest === undefined) throw new AppError('not_found', 'the site is not prepared yet');
  const [months, leagues, tries, tried, total, proposals, linked] = await Promise.all([
    countEvidence(db, { source, now }),
    listLeagueRows(db, { asOf: now, sources: [source] }),
    listSimulations(db, { policyVersion: newest.version, limit: TRIES }),
    listTriedSettings(db, newest.version),
    countSimulations(db, newest.version),
    listPolicyProposals(db, { limit: PROPOSALS }),
    listLinkedAddresses(db, { email: operator.email, now }),
  ]);
  return {
    version: newest.version,
    policies: policies.map(policyView),
    months,
    leagues: leagues.filter(({ covered }) => covered).map(({ id }) => id),
    tried: { settings: tried.filter((one) => !isSame(one, newest)).length, runs: total },
    simulations: tries.map(simulationView),
    proposals: proposals.map((one) => proposalView(one, { operator, version: newest.version, linked })),
  };
}

function policyView(row: PolicyRow) {
  return {
    version: row.version,
    ...settingsView(row),
    note: row.note,
    created_by: row.createdBy,
    min_lead_minutes: row.minLeadMinutes,
    max_lead_hours: row.maxLeadHours,
    valid_from: row.validFrom.toISOString(),
  };
}

export function simulationView(row: SimulationRow) {
  return {
    id: row.id,
    policy_version: row.policyVersion,
    ...settingsView(row),
    asked_by: row.askedBy,
    asked_at: row.askedAt.toISOString(),
    window: { from: row.windowFrom.toISOString(), until: row.windowUntil.toISOString() },
    report: row.report,
  };
}

function proposalView(
  { proposal, simulation, decision }: ProposedPolicy,
  options: { readonly operator: Operator; readonly version: number; readonly linked: ReadonlySet<string> },
) {
  const isOpen = decision === null && proposal.baseVersion === options.version;
  const blocked = blockedBy(options.linked, {
    proposedBy: proposal.proposedBy,
    self: options.operator.email,
  });
  const may = mayDo(options.operator.role, 'policies.change');
  const decided = decision === null ? null : decision.approved ? 'approved' : 'refused';
  return {
    id: proposal.id,
    note: proposal.note,
    proposed_by: proposal.proposedBy,
    proposed_at: proposal.proposedAt.toISOString(),
    base_version: proposal.baseVersion,
    state: decided ?? (isOpen ? ('open' as const) : ('outdated' as const)),
    decided_by: decision?.decidedBy ?? null,
    decided_at: decision?.decidedAt.toISOString() ?? null,
    decision_note: decision?.note ?? null,
    version: decision?.version ?? null,
    simulation: simulationView(simulation),
    blocked,
    can: { approve: isOpen && may && blocked === null, refuse: isOpen && may },
  };
}
