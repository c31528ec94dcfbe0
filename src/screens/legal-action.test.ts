import { afterAll, beforeAll, expect, it } from 'vitest';
import { dueConsentsContract } from '#api/me/consents.contract.ts';
import { brands } from '#brands/index.ts';
import { findOperatorByEmail } from '#db/queries/operator.ts';
import { createOperator } from '#domain/accounts/operator/create-operator.ts';
import { changeLegalDraft } from '#domain/content/legal/change-legal-draft.ts';
import { publishLegalVersion } from '#domain/content/legal/publish-legal-version.ts';
import { byLocale } from '#domain/foundation/text/localized-text.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { type MadeMember, makeMember } from '#tests/support/members.ts';
import { makePageContext } from '#tests/support/page-context.ts';
import { sendForm } from '#tests/support/send-form.ts';
import { openSite } from '#tests/support/site.ts';
import { legalAction } from './legal-action.server.ts';

const [blue] = brands;
let test: TestServices;
beforeAll(async () => {
  test = await testServices();
  await openSite(test.services);
  const email = 'owner@example.com';
  await createOperator(test.services, { email, role: 'owner', brands: ['blue'] });
  const id = (await findOperatorByEmail(test.services.db, email))?.id ?? '';
  const operator = { id, email, role: 'owner' as const, brands: ['blue'] };
  const options = { brand: blue, operator, type: 'privacy' as const };
  const texts = byLocale(() => ({ heading: 'Purposes', paragraphs: ['To serve you.'] }));
  const change = { kind: 'section' as const, id: 'purposes', texts };
  await changeLegalDraft(test.services, { ...options, version: 0, change });
  await publishLegalVersion(test.services, { ...options, version: 2, effectiveAt: null, note: 'Once more' });
});
afterAll(() => test.close());

const due = async ({ token }: MadeMember) =>
  dueConsentsContract.data.parse((await callApi(test.services, { path: '/me/consents', token })).data);
const send = (by: MadeMember, fields: Readonly<Record<string, string>>, path = '/en/privacy') =>
  sendForm(test.services, legalAction, { path, fields: { form: 'consent', ...fields }, by });
const asked = '/en/terms?agree=%2Fen%2Fschedule%3Fday%3D1';

it('agrees to the text that was shown, to the letter, and leads on to where the member wanted to go', async () => {
  const by = await makeMember(test.services);
  const [one] = await due(by);
  const document = `${one?.type} ${one?.version} ${one?.sha256}`;
  expect(await send(by, { answer: 'agree', document }, asked)).toMatchObject({
    status: 303,
    goesTo: '/en/schedule?day=1',
  });
  expect(await due(by)).toEqual([]);
  const other = await makeMember(test.services);
  expect(await send(other, { answer: 'agree', document })).toMatchObject({
    status: 303,
    goesTo: '/en/privacy',
  });
});

it.each(['privacy 999 x', 'everything', `privacy 1 ${'0'.repeat(64)}`])(
  'takes no agreement to %s, and says so',
  async (document) => {
    const by = await makeMember(test.services);
    const answer = await send(by, { answer: 'agree', document });
    expect([409, 422]).toContain(answer.status);
    expect(answer.sent?.errors.base).toMatch(/\S/);
    expect(await due(by)).toHaveLength(1);
  },
);

it('puts the question off, for as long as the session lasts', async () => {
  const by = await makeMember(test.services);
  const answer = await send(by, { answer: 'later' }, asked);
  expect(answer).toMatchObject({ status: 303, goesTo: '/en/schedule?day=1' });
  expect(answer.cookies).toHaveLength(1);
  expect(await due(by)).toHaveLength(1);
});

it('leads nowhere but on this site', async () => {
  const by = await makeMember(test.services);
  const answer = await send(by, { answer: 'later' }, '/en/terms?agree=https%3A%2F%2Fevil.example%2F');
  expect(answer.goesTo).toMatch(/^\/(?!\/)/);
});

it('asks a guest for a log-in', async () => {
  const request = new Request('https://site.example/en/terms', {
    method: 'POST',
    body: new URLSearchParams(),
  });
  const thrown = await legalAction(makePageContext(test.services), request, new URL(request.url)).catch(
    (problem: unknown) => problem,
  );
  expect(thrown).toBeInstanceOf(Response);
  expect(thrown).toMatchObject({ status: 302 });
});
