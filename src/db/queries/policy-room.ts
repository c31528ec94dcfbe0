import type { Queryable, Transaction } from '../client.ts';
import { count, desc, eq, sql } from '../drizzle.ts';
import { policyDecision } from '../tables/policy-decision.ts';
import { policyProposal } from '../tables/policy-proposal.ts';
import { policySimulation } from '../tables/policy-simulation.ts';
import { publishingPolicy } from '../tables/publishing-policy.ts';
import type { PolicyRow } from './pick.ts';

export type SimulationRow = typeof policySimulation.$inferSelect;
type ProposalRow = typeof policyProposal.$inferSelect;
type DecisionRow = typeof policyDecision.$inferSelect;

/** Every version of the publishing policy, the newest first. */
export async function listPolicies(db: Queryable): Promise<PolicyRow[]> {
  return db.select().from(publishingPolicy).orderBy(desc(publishingPolicy.version));
}

export async function insertSimulation(db: Queryable, row: SimulationRow): Promise<void> {
  await db.insert(policySimulation).values(row);
}

export async function findSimulation(db: Queryable, id: string): Promise<SimulationRow | null> {
  const [row] = await db.select().from(policySimulation).where(eq(policySimulation.id, id));
  return row ?? null;
}

/** The tries beside a version of the policy, the newest first. */
export async function listSimulations(
  db: Queryable,
  options: { readonly policyVersion: number; readonly limit: number },
): Promise<SimulationRow[]> {
  return db
    .select()
    .from(policySimulation)
    .where(eq(policySimulation.policyVersion, options.policyVersion))
    .orderBy(desc(policySimulation.askedAt), desc(policySimulation.id))
    .limit(options.limit);
}

/** The different settings that were tried beside a version, whatever their window. */
export async function listTriedSettings(db: Queryable, policyVersion: number) {
  const { minEv, minConfidence, leagues } = policySimulation;
  return db
    .selectDistinct({ minEv, minConfidence, leagues })
    .from(policySimulation)
    .where(eq(policySimulation.policyVersion, policyVersion));
}

export async function countSimulations(db: Queryable, policyVersion: number): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(policySimulation)
    .where(eq(policySimulation.policyVersion, policyVersion));
  return row?.n ?? 0;
}

export async function insertPolicyProposal(tx: Transaction, row: ProposalRow): Promise<void> {
  await tx.insert(policyProposal).values(row);
}

/** Proposals with their tries and decisions, the newest first. */
export async function listPolicyProposals(
  db: Queryable,
  options: { readonly id?: string; readonly isOpen?: true; readonly limit: number },
) {
  return db
    .select({ proposal: policyProposal, simulation: policySimulation, decision: policyDecision })
    .from(policyProposal)
    .innerJoin(policySimulation, eq(policySimulation.id, policyProposal.simulationId))
    .leftJoin(policyDecision, eq(policyDecision.proposalId, policyProposal.id))
    .where(
      sql`${options.id === undefined ? sql`true` : eq(policyProposal.id, options.id)}
        and ${options.isOpen === undefined ? sql`true` : sql`${policyDecision.proposalId} is null`}`,
    )
    .orderBy(desc(policyProposal.proposedAt), desc(policyProposal.id))
    .limit(options.limit);
}

export type ProposedPolicy = Awaited<ReturnType<typeof listPolicyProposals>>[number];

export async function insertPolicyDecision(tx: Transaction, row: DecisionRow): Promise<void> {
  await tx.insert(policyDecision).values(row);
}
