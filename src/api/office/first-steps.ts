import { listFirstSteps } from '#domain/operations/first-step/list-first-steps.ts';
import { endpoint } from '../endpoint.ts';
import { openLegalBrand } from '../get-brand.ts';
import { brandOf } from './brand-of.ts';
import { firstStepsContract } from './first-steps.contract.ts';

export const GET = endpoint(firstStepsContract, async ({ query }, { services, operator }) => {
  const { isShown, steps } = await listFirstSteps(
    services,
    await openLegalBrand(services, brandOf(operator, query.brand)),
  );
  return {
    data: {
      is_shown: isShown,
      steps: steps.map(({ key, state, at, isSample }) => ({
        key,
        state,
        at: at?.toISOString() ?? null,
        is_sample: isSample,
      })),
    },
  };
});
