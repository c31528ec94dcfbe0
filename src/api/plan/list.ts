import { findTermsVersion } from '#domain/money/order/find-terms-version.ts';
import { chooseLeagues } from '#domain/money/plan/choose-leagues.ts';
import { listPlans } from '#domain/picks/plan-forecast/list-plans.ts';
import { endpoint } from '../endpoint.ts';
import { getBrand } from '../get-brand.ts';
import { planListContract } from './list.contract.ts';

export const GET = endpoint(planListContract, async ({ query }, { services, brand, locale, member }) => {
  const leagues = await chooseLeagues(services, { asked: query.leagues?.split(',') ?? null, member });
  const running = member?.plan ?? null;
  const { jurisdiction } = getBrand(brand);
  const [{ items, fallback, forecast }, termsVersion] = await Promise.all([
    listPlans(services, { brand, locale, running, content: { leagues } }),
    findTermsVersion(services, { brand, jurisdiction, locale }),
  ]);
  const data = items.map(({ features, content, ...item }) => ({
    ...item,
    features: [...features],
    content: content && { ...content, rests: [...content.rests] },
  }));
  return { data, meta: { fallback, leagues, terms_version: termsVersion, rate: forecast?.rate ?? null } };
});
