import { listPlans } from '#domain/plan/list-plans.ts';
import { endpoint } from '../endpoint.ts';
import { planListContract } from './list.contract.ts';

export const GET = endpoint(planListContract, async (_input, { services, brand, locale, member }) => {
  const { items, fallback } = await listPlans(services, { brand, locale, running: member?.plan ?? null });
  return { data: items.map((item) => ({ ...item, features: [...item.features] })), meta: { fallback } };
});
