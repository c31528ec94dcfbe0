import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plan } from '#db/tables/plan.ts';
import { seedBrand } from '#domain/operations/brand/seed-brand.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { brandOf, makePageContext } from '#tests/support/page-context.ts';
import { loadLegalTexts } from '../legal-texts.server.ts';
import { loadSubscribe } from './data.server.ts';

const [blue, orange] = [brandOf('blue'), brandOf('orange')];

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
  await seedBrand(test.services, blue);
  await seedBrand(test.services, orange);
});
afterAll(() => test.close());

const load = (context: Parameters<typeof makePageContext>[1] = {}) =>
  loadSubscribe(makePageContext(test.services, { path: '/subscribe', ...context }));

describe('the plans', () => {
  it('are listed from the shortest, with what all of them open said once', async () => {
    const { plans, features } = await load();
    expect(plans.map(({ period, price }) => [period, price])).toEqual([
      ['daily', 1200],
      ['weekly', 3000],
      ['monthly', 8000],
      ['quarterly', 20_000],
      ['yearly', 48_000],
    ]);
    expect(features.length).toBeGreaterThan(0);
    expect(plans.flatMap((offered) => offered.features)).toEqual([]);
  });

  it('name beside themselves what only some of them open', async () => {
    const { db } = test.services;
    const daily = eq(plan.period, 'daily');
    await db
      .update(plan)
      .set({ features: ['all_predictions'] })
      .where(daily);
    const { plans, features } = await load();
    expect(features.map(({ id }) => id)).toEqual(['all_predictions']);
    expect(plans[0]?.features).toEqual([]);
    expect(plans[1]?.features.map(({ id }) => id)).toContain('match_analysis');
  });
});

describe('what cannot be undone', () => {
  it.each([
    [blue, 'Consumer Protection Act'],
    [orange, 'Trade Descriptions Ordinance'],
  ])('is said in the words of the brand’s own purchase terms', async (brand, law) => {
    const [{ terms }, legal] = [
      await load({ brand }),
      await loadLegalTexts(makePageContext(test.services, { brand, path: '/terms' }), ['purchase']),
    ];
    expect(terms.noRefund.join(' ')).toContain(law);
    expect(legal.documents[0]?.sections.map(({ paragraphs }) => paragraphs)).toContainEqual(terms.noRefund);
    expect(terms.beforePaying.map(({ id }) => id)).toEqual([
      'age',
      'payment',
      'plans',
      'next_plan',
      'coupons',
    ]);
  });
});

describe('legal texts', () => {
  it('keep the remark that they are samples apart from what counts', async () => {
    const { documents } = await loadLegalTexts(makePageContext(test.services), ['terms', 'privacy']);
    expect(documents.map(({ type }) => type)).toEqual(['terms', 'privacy']);
    for (const { remark, sections, sha256 } of documents) {
      expect(remark).toContain('sample');
      expect(sections.map(({ id }) => id)).not.toContain('sample');
      expect(sha256).toMatch(/^[0-9a-f]{64}$/);
    }
  });

  it('are absent, not an error, where only samples exist and none may be shown', async () => {
    const services = { ...test.services, env: { ...test.services.env, APP_MODE: 'production' as const } };
    expect((await loadLegalTexts(makePageContext(services), ['terms'])).documents).toEqual([]);
    expect((await loadSubscribe(makePageContext(services))).terms.noRefund).toEqual([]);
  });
});
