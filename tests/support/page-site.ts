import { brands } from '#brands/index.ts';
import { upsertBrandSetting } from '#db/queries/brand-setting.ts';
import { redirectRule } from '#db/tables/redirect-rule.ts';
import { seedBrand } from '#domain/operations/brand/seed-brand.ts';
import { createHttpApp } from '#http/create-http-app.ts';
import { createMetrics } from '#http/metrics.ts';
import { newId } from '#platform/id.ts';
import type { PageContext } from '../../src/page/page-context.ts';
import { type TestServices, testServices } from './database.ts';

const NOW = new Date('2026-11-20T08:00:00Z');

const PATHS = ['/', '/schedule', '/news', '/subscribe', '/terms', '/privacy', '/mySubscribe'];

/** Services of a site that has a brand and some redirects. */
export async function pageServices(): Promise<TestServices> {
  const test = await testServices();
  test.setNow(NOW);
  await seedBrand(test.services, brands[0]);
  await test.services.db
    .insert(redirectRule)
    .values([
      rule({ path: '/old', target: '/news' }),
      rule({ path: '/autumn', target: '/subscribe?from=autumn', untilAt: new Date('2026-12-01T00:00:00Z') }),
      rule({ path: '/plain', target: '/schedule', keepQuery: false }),
      rule({ path: '/partner', target: 'https://partner.example/x', type: 'external' }),
    ]);
  await upsertBrandSetting(test.services.db, {
    brand: 'blue',
    key: 'redirect_hosts',
    value: ['partner.example'],
    updatedAt: NOW,
  });
  return test;
}

function rule(requestContext: Partial<typeof redirectRule.$inferInsert> & { path: string; target: string }) {
  const fromAt = new Date('2026-11-01T00:00:00Z');
  return {
    id: newId(),
    brand: 'blue',
    match: 'exact',
    type: 'internal',
    keepQuery: true,
    fromAt,
    ...requestContext,
  } as const;
}

/** That site, whose pages answer with what they were asked for, and a way to ask for one. */
export function pageSite(
  { services }: TestServices,
  environment: Partial<TestServices['services']['env']> = {},
) {
  const contexts: PageContext[] = [];
  const app = createHttpApp({
    services: { ...services, env: { ...services.env, ...environment } },
    metrics: createMetrics(),
    isDataReady: async () => true,
    pages: {
      assetsFolder: 'src/brands',
      paths: PATHS,
      build: { id: 'b1', builtAt: new Date('2026-11-20T07:00:00Z') },
      handle: async (_request, requestContext) => {
        contexts.push(requestContext);
        return new Response('page', { headers: { 'Content-Type': 'text/html' } });
      },
    },
    metricsToken: 'token',
    testEndpoints: null,
  });
  const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const response = await app.request(`http://site.example${path}`, { headers, method });
    return {
      response,
      header: (name: string) => response.headers.get(name),
      requestContext: contexts.at(-1),
    };
  };
  return { app, ask, contexts };
}
