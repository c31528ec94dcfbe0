import { listPlans } from '#domain/plan/list-plans.ts';
import { endpoint } from '../endpoint.ts';
import { planListContract } from './list.contract.ts';

export const GET = endpoint(planListContract, async ({ query }, { services, brand, locale, member }) => {
  const content = { leagues: query.leagues?.split(',') ?? [] };
  const running = member?.plan ?? null;
  const { items, fallback, forecast } = await listPlans(services, { brand, locale, running, content });
  const data = items.map(({ features, content, ...item }) => ({
    ...{ ...item, features: [...features] },
    content: content && { ...content, rests: [...content.rests] },
  }));
  return { data, meta: { fallback, rate: forecast?.rate ?? null } };
});
