import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { showOfficeOrder } from '#domain/money/order/show-office-order.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { minutesAfter } from '#tests/support/factories.ts';
import { makeMember } from '#tests/support/members.ts';
import { makePageContext } from '#tests/support/page-context.ts';
import { playRecord } from '#tests/support/played-record.ts';
import { createHttpApp } from '../src/http/create-http-app.ts';
import { createMetrics } from '../src/http/metrics.ts';
import { loadOngoing } from '../src/screens/unstarted-record/data.server.ts';
import { countRounds } from './support/count-rounds.ts';
import { openSite } from './support/site.ts';

/**
 * How often the heaviest pages wait for the database. A question that needs no answer of another one is asked beside it: each wait more is
 * one more way to the database and back for every reader, and one more turn behind the others on a busy site.
 */

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
});
afterAll(() => test.close());

const silent = { isDataReady: async () => true, metricsToken: 'token', testEndpoints: null };

describe('the page of coming picks', () => {
  it('waits as often as one answer needs another one, and once when nothing has changed', async () => {
    const { now } = await playRecord(test, 3);
    test.setNow(minutesAfter(now, 5));
    const { member } = await makeMember(test.services, { planDays: 30 });
    const requestContext = makePageContext(test.services, { path: '/unstartedrecord', member });
    const load = () => loadOngoing(requestContext, new Request('https://site.example/en/unstartedRecord'));
    const first = await countRounds(test.services, load);
    expect(first.value.picks).toHaveLength(3);
    expect(first.rounds).toBeLessThanOrEqual(5);
    const again = await countRounds(test.services, load);
    expect(again.value.picks).toHaveLength(3);
    expect(again.rounds).toBe(1);
  });
});

describe('the office’s page of one order', () => {
  it('waits twice: for the order and all that is noted by its number, and for what they name', async () => {
    const site = await openSite(test.services);
    const { member } = await makeMember(test.services);
    const order = await site.order(member, 'weekly');
    const options = { brand: 'blue', id: order.id, locale: 'en', withLines: false } as const;
    await showOfficeOrder(test.services, options);
    const shown = await countRounds(test.services, () => showOfficeOrder(test.services, options));
    expect(shown.value.order.order_no).toBe(order.orderNo);
    expect(shown.questions).toBeGreaterThanOrEqual(9);
    expect(shown.rounds).toBeLessThanOrEqual(2);
  });
});

describe('before a page of members is made', () => {
  it('who asks, how the brand looks and where the address leads are asked at the same time', async () => {
    const { token } = await makeMember(test.services, { planDays: 30 });
    const app = createHttpApp({
      ...silent,
      services: test.services,
      metrics: createMetrics(),
      pages: {
        assetsFolder: 'src/brands',
        paths: ['/', '/unstartedRecord'],
        build: { id: 'b', builtAt: new Date(0) },
        // The pages, whose modules are their own, take how the facts stand from their context.
        handle: async (_request, { facts }) => {
          if (facts === undefined) throw new Error('no one has looked at the facts');
          await facts();
          return new Response('page', { headers: { 'Content-Type': 'text/html' } });
        },
      },
    });
    const ask = async () => {
      const headers = { Host: 'blue.localhost', Cookie: `sports_ai_token=${token}` };
      return (await app.request('http://blue.localhost/en/unstartedRecord', { headers })).status;
    };
    expect(await ask()).toBe(200);
    const asked = await countRounds(test.services, ask);
    expect(asked.value).toBe(200);
    expect(asked.rounds).toBeLessThanOrEqual(2);
    // How the facts stand, and who asks.
    expect(asked.questions).toBe(2);
  });
});
