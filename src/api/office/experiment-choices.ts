import { endpoint } from '#api/endpoint.ts';
import { textsNow } from '#domain/content/experiment/experiment-texts.ts';
import { findBaselines } from '#domain/content/experiment/find-baselines.ts';
import { sizeOf } from '#domain/content/experiment/plan-size.ts';
import { LAYOUT_SWITCHES, TESTED_TEXTS } from '#terms/experiments.ts';
import { openBrand } from '../get-brand.ts';
import { brandOf } from './brand-of.ts';
import { experimentChoicesContract } from './experiment-choices.contract.ts';

export const GET = endpoint(experimentChoicesContract, async ({ query }, { services, operator }) => {
  const { place, goal, difference_bp: difference } = query;
  const brand = await openBrand(services, brandOf(operator, query.brand));
  const baseline = (await findBaselines(services, brand.key)).find(
    (one) => one.place === place && one.goal === goal,
  );
  return {
    data: {
      place,
      goal,
      texts: TESTED_TEXTS[place].map((key) => ({ key, a: textsNow(brand, key) })),
      layouts: [...LAYOUT_SWITCHES[place]],
      baseline:
        baseline === undefined
          ? null
          : {
              id: baseline.id,
              visitors: baseline.visitors,
              converted: baseline.converted,
              visitors_per_day: baseline.visitorsPerDay,
            },
      size: baseline === undefined || difference === undefined ? null : sizeOf(baseline, difference),
    },
  };
});
