import { findOperatorByEmail } from '#db/queries/operator.ts';
import { mayDo } from '#domain/foundation/permission/permissions.ts';
import { showPolicy } from '#domain/picks/bet/show-policy.ts';
import { answerDispute } from '#domain/picks/grade/answer-dispute.ts';
import { decideCorrection } from '#domain/picks/grade/decide-correction.ts';
import { listOpenMatters } from '#domain/picks/grade/list-open-matters.ts';
import { proposeCorrection } from '#domain/picks/grade/propose-correction.ts';
import { reviewResultChange } from '#domain/picks/grade/review-result-change.ts';
import { withdrawPick } from '#domain/picks/grade/withdraw-pick.ts';
import { rebuildRecords } from '#domain/picks/record/rebuild-records.ts';
import type { Services } from '#domain/services.ts';
import { readSite, runCommand, withSite } from './open-site.ts';
import { type RecordCommand, readRecordArguments } from './record-arguments.ts';

/** `npm run -s record -- …`: withdraws a pick, corrects a grade by two operators, answers disputes, prints the policy. */

type CommandOf<Verb extends RecordCommand['verb']> = Extract<RecordCommand, { verb: Verb }>;

/** Commands that change nothing, not even the shape of the database. */
const READING: readonly RecordCommand['verb'][] = ['policy', 'proposals', 'disputes', 'changes'];

await runCommand(async () => {
  const command = readRecordArguments(process.argv.slice(2));
  const onSite = READING.includes(command.verb) ? readSite : withSite;
  return onSite(async (services) => {
    if ('by' in command && command.by !== undefined) await requireOperator(services, command.by);
    return run(services, command);
  });
});

/** Anyone who acts has an account of their own: the two of a correction are two people, not two words. */
async function requireOperator({ db }: Services, email: string): Promise<void> {
  const operator = await findOperatorByEmail(db, email);
  if (operator?.status !== 'active') throw new Error(`There is no active operator ${email}.`);
  if (!mayDo(operator.role, 'results.propose')) throw new Error(`An ${operator.role} cannot do this.`);
}

async function run(services: Services, command: RecordCommand): Promise<object> {
  switch (command.verb) {
    case 'withdraw':
      return withdrawPick(services, { ...command, pick: command.of });
    case 'propose':
      return propose(services, command);
    case 'decide':
      return decideCorrection(services, { ...command, proposalId: command.of, approved: command.approve });
    case 'answer':
      await answerDispute(services, { ...command, disputeId: command.of });
      return { answered: command.of };
    case 'policy':
      return (await showPolicy(services)) ?? { version: null };
    case 'proposals':
      return (await listOpenMatters(services)).proposals;
    case 'disputes':
      return (await listOpenMatters(services)).disputes;
    case 'changes':
      return (await listOpenMatters(services)).changes;
    case 'leave':
      await reviewResultChange(services, { ...command, pickId: command.of, knownAt: command.at });
      return { left: command.of };
    case 'rebuild':
      await rebuildRecords(services);
      return { rebuilt: true };
  }
}

function propose(services: Services, command: CommandOf<'propose'>): Promise<object> {
  const { of: pick, evidence, by, home = 0, away = 0, parts = [], canceled } = command;
  const final = canceled
    ? ({ status: 'canceled' } as const)
    : ({ status: 'completed', homeScore: home, awayScore: away, parts } as const);
  return proposeCorrection(services, { pick, final, evidence, by });
}
