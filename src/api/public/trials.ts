import { countVisitor } from '#domain/foundation/experiment/count-trial.ts';
import { trialCookie, trialMark } from '#domain/foundation/experiment/trial-cookie.ts';
import { endpoint } from '../endpoint.ts';
import { trialContract } from './trials.contract.ts';

export const POST = endpoint(trialContract, async ({ body }, { services, brand, trials, isHttps }) => {
  const trial = trials.find((one) => trialMark(one) === body.mark);
  // A page that was made for another variant than the cookie says, or a visitor who is counted already.
  if (trial === undefined || trial.isCounted) return { data: { counted: false } };
  const counted = await countVisitor(services, { brand, trial });
  if (!counted) return { data: { counted } };
  const known = trials.map((one) => (one === trial ? { ...one, isCounted: true } : one));
  return { data: { counted }, cookies: [trialCookie(known, { secure: isHttps })] };
});
