import { chooseLeagues } from '#domain/plan/choose-leagues.ts';
import { listPlans } from '#domain/plan/list-plans.ts';
import { endpoint } from '../endpoint.ts';
import { planListContract } from './list.contract.ts';

export const GET = endpoint(planListContract, async ({ query }, { services, brand, locale, member }) => {
  const leagues = await chooseLeagues(services, { asked: query.leagues?.split(',') ?? null, member });
  const running = member?.plan ?? null;
  const { items, fallback, forecast } = await listPlans(services, {
    brand,
    locale,
    running,
    content: { leagues },
  });
  const data = items.map(({ features, content, ...item }) => ({
    ...{ ...item, features: [...features] },
    content: content && { ...content, rests: [...content.rests] },
  }));
  return { data, meta: { fallback, leagues, rate: forecast?.rate ?? null } };
});
