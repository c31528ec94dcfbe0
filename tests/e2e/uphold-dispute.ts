import { answerDispute } from '#domain/picks/grade/answer-dispute.ts';
import { decideCorrection } from '#domain/picks/grade/decide-correction.ts';
import { listOpenMatters } from '#domain/picks/grade/list-open-matters.ts';
import { proposeCorrection } from '#domain/picks/grade/propose-correction.ts';
import { runCommand, withSite } from '../../scripts/operate/open-site.ts';

/** What operators do with the newest dispute that they find right: one corrects the result, another one agrees, and its member is notified. */
await runCommand(() =>
  withSite(async (services) => {
    const dispute = (await listOpenMatters(services)).disputes.at(-1);
    if (!dispute?.serial) throw new Error('There is no dispute of a published pick.');
    const proposal = {
      pick: dispute.serial,
      final: { status: 'canceled' },
      evidence: 'The league struck the game.',
    } as const;
    const { proposalId } = await proposeCorrection(services, { ...proposal, by: 'first@example.com' });
    await decideCorrection(services, {
      proposalId,
      approved: true,
      note: 'Read it too.',
      by: 'second@example.com',
    });
    await answerDispute(services, {
      disputeId: dispute.id,
      outcome: 'upheld',
      by: 'first@example.com',
      note: 'The game was struck; the bet is void.',
    });
    return { serial: dispute.serial };
  }),
);
