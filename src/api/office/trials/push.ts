import { sendTestPush } from '#domain/operations/trial/send-test-push.ts';
import { endpoint } from '../../endpoint.ts';
import { tryPushContract } from './push.contract.ts';

export const POST = endpoint(tryPushContract, async (_input, { services, operator, locale }) => {
  const trials = await sendTestPush(services, { operator, locale });
  const devices = trials.map(({ userAgent, outcome, error }) => ({ user_agent: userAgent, outcome, error }));
  return { data: { devices } };
});
