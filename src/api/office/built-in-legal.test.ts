import { afterAll, beforeAll, expect, it } from 'vitest';
import { LEGAL_VERSION } from '#domain/content/legal/build-legal-document.ts';
import { findAuditBreak } from '#tests/support/audit.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { type Office, openOffice } from '#tests/support/office.ts';
import { openSite } from '#tests/support/site.ts';
import { legalContract } from './legal/[type].contract.ts';
import { legalListContract } from './legal.contract.ts';

let test: TestServices;
let office: Office;
beforeAll(async () => {
  test = await testServices();
  await openSite(test.services);
  office = await openOffice(test.services);
});
afterAll(async () => {
  expect(await findAuditBreak(test.services)).toBeNull();
  await test.close();
});

const publish = (types: string[], who: string | null = 'owner') =>
  office.post('/built-in-legal', { types, note: 'As it is' }, who);
const show = async (type: string) => legalContract.data.parse((await office.get(`/legal/${type}`)).data);
const builtIn = async () =>
  legalListContract.data
    .parse((await office.get('/legal')).data)
    .flatMap((document) => (document.is_built_in ? document.type : []));

it('404, 302 and 422: no one but an owner publishes built-in texts, and none is no choice', async () => {
  for (const who of ['content', 'auditor', 'finance', 'support', 'analyst'])
    expect([who, (await publish(['privacy'], who)).http_code]).toEqual([who, 404]);
  expect((await publish(['privacy'], null)).http_code).toBe(302);
  expect((await publish([])).http_code).toBe(422);
  expect(await builtIn()).toEqual(['terms', 'privacy', 'purchase', 'notice']);
});

it('409: a document that somebody writes is not published over their draft, and none beside it is', async () => {
  const removal = { version: 0, change: { kind: 'remove', id: 'law' } };
  expect((await office.post('/legal/terms', removal, 'content')).http_code).toBe(200);
  expect(await builtIn()).toEqual(['privacy', 'purchase', 'notice']);
  expect((await publish(['privacy', 'terms'])).http_code).toBe(409);
  expect(await builtIn()).toEqual(['privacy', 'purchase', 'notice']);
  await office.post('/legal/terms', { version: 2, change: { kind: 'discard' } }, 'content');
});

it("200: publishes the program's own texts word for word, once where two owners do it at once", async () => {
  const before = await show('privacy');
  const all = ['notice', 'purchase', 'privacy', 'terms'];
  const both = await Promise.all(['owner', 'second_owner'].map((who) => publish(all, who)));
  expect(both.map(({ http_code: code }) => code).toSorted()).toEqual([200, 409]);
  expect(both.find(({ http_code: code }) => code === 200)?.data).toEqual(
    all.toReversed().map((type) => ({ type, version: LEGAL_VERSION + 1 })),
  );
  const after = await show('privacy');
  const withoutSample = before.texts.vi.sections.filter(({ id }) => id !== 'sample');
  expect(after.texts.vi.sections).toEqual(withoutSample);
  expect(after.versions[0]).toMatchObject({ state: 'in_force', is_sample: false, note: 'As it is' });
  expect([before.is_built_in, after.is_built_in, await builtIn()]).toEqual([true, false, []]);
});
