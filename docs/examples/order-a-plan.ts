import createClient from 'openapi-fetch';
import type { paths } from './trueline.d.ts';

/**
 * Reads the coming picks, orders the first plan on sale, and prints what to transfer. It signs in by key, or as a member does:
 * `SITE=https://… API_KEY=tlm_… node order-a-plan.ts`, or with `EMAIL=… PASSWORD=…` in place of the key.
 */
const { SITE = '', API_KEY, EMAIL = '', PASSWORD = '' } = process.env;
const site = createClient<paths>({ baseUrl: SITE });

/** What a call answers; a refusal ends the program with its words. */
function dataOf<Answer>({ data, error }: { data?: Answer; error?: unknown }): Answer {
  if (data === undefined) throw new Error(JSON.stringify(error));
  return data;
}

/** The token of a new session of the member. */
async function logIn(): Promise<string> {
  const { data } = dataOf(await site.POST('/api/login', { body: { email: EMAIL, password: PASSWORD } }));
  if (data.token === null) throw new Error('The site took this program for a browser.');
  return data.token;
}

const token = API_KEY ?? (await logIn());
site.use({ onRequest: ({ request }) => request.headers.set('Authorization', `Bearer ${token}`) });

const { data: account } = dataOf(await site.GET('/api/account'));
const { data: picks } = dataOf(
  await site.GET('/api/ai-strategy/filter', { params: { query: { per_page: 5 } } }),
);
const plans = dataOf(await site.GET('/api/plan/list'));
const [plan] = plans.data;
const { terms_version: terms } = plans.meta;
if (plan === undefined || terms === null) throw new Error('Nothing is on sale.');
const ordered = dataOf(
  await site.POST('/api/subscribe', {
    // The same key with the same body orders once, however often it is sent.
    params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
    body: { plan_id: plan.id, agree: true, terms_version: terms },
  }),
);
const { id } = ordered.data.order;
const shown = dataOf(await site.GET('/api/subscribe/show/{id}', { params: { path: { id } } }));
console.log(JSON.stringify({ email: account.email, picks, order: shown.data }, null, 2));
