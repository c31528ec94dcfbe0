import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brands } from '#brands/index.ts';
import { findOperatorByEmail } from '#db/queries/operator.ts';
import { consent } from '#db/tables/consent.ts';
import { createOperator } from '#domain/accounts/operator/create-operator.ts';
import { LEGAL_VERSION } from '#domain/content/legal/build-legal-document.ts';
import { changeLegalDraft } from '#domain/content/legal/change-legal-draft.ts';
import { publishLegalVersion } from '#domain/content/legal/publish-legal-version.ts';
import { byLocale } from '#domain/foundation/text/localized-text.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { type MadeMember, makeMember } from '#tests/support/members.ts';
import { openSite } from '#tests/support/site.ts';
import { askForConsent } from '../../http/consent-redirect.ts';
import { dueConsentsContract } from './consents.contract.ts';

const [blue] = brands;
/** The versions that operators publish follow the samples'. */
const OURS = LEGAL_VERSION + 1;
let test: TestServices;
/** Was entered without agreeing to anything, as members made by command are. */
let member: MadeMember;

beforeAll(async () => {
  test = await testServices();
  await openSite(test.services);
  member = await makeMember(test.services);
});
afterAll(() => test.close());

const call = (body?: object, token: string | null = member.token) =>
  callApi(test.services, {
    path: '/me/consents',
    ...(token === null ? {} : { token }),
    ...(body === undefined ? {} : { method: 'POST', body }),
  });
const due = async () => dueConsentsContract.data.parse((await call()).data);

/** Publishes the privacy policy once more, with another sentence. */
async function publish(sentence: string): Promise<void> {
  const { services } = test;
  const email = `owner-${sentence.length}@example.com`;
  await createOperator(services, { email, role: 'owner', brands: ['blue'] });
  const id = (await findOperatorByEmail(services.db, email))?.id ?? '';
  const operator = { id, email, role: 'owner' as const, brands: ['blue'] };
  const options = { brand: blue, operator, type: 'privacy' as const };
  const texts = byLocale(() => ({ heading: 'Purposes', paragraphs: [sentence] }));
  const change = { kind: 'section' as const, id: 'purposes', texts };
  await changeLegalDraft(services, { ...options, version: 0, change });
  await publishLegalVersion(services, { ...options, version: 2, effectiveAt: null, note: 'Once more' });
}

const wantsToGo = (options: MadeMember, page = '/schedule', cookies: string | null = null) =>
  askForConsent(test.services, {
    brand: blue,
    member: options.member,
    locale: 'vi',
    page,
    search: '?day=1',
    cookies,
  });

describe('200', () => {
  it('asks no one about the samples, and everybody about what an operator has published', async () => {
    expect(await due()).toEqual([]);
    await publish('To serve you.');
    expect(await due()).toMatchObject([
      { type: 'privacy', version: OURS, accepted_version: null, changes: [], is_asked: true },
    ]);
  });

  it('leads to the question after the next sign-in, not in a session that runs, and puts it off when asked to', async () => {
    expect(await wantsToGo(member)).toBeNull();
    const returning = await makeMember(test.services);
    expect((await wantsToGo(returning))?.to).toBe('/vi/terms?agree=%2Fvi%2Fschedule%3Fday%3D1');
    for (const page of ['/terms', '/privacy', '/login']) expect(await wantsToGo(returning, page)).toBeNull();
    const answer = await call({ agree: false, documents: [] }, returning.token);
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/HttpOnly/);
    expect(await wantsToGo(returning, '/schedule', cookie.split(';')[0] ?? '')).toBeNull();
    expect((await wantsToGo(await makeMember(test.services), '/schedule', cookie))?.status).toBe(302);
  });

  it('keeps version, hash and language of what is agreed to', async () => {
    const [asked] = await due();
    const documents = [{ type: 'privacy', version: OURS, sha256: asked?.sha256 ?? '' }];
    expect((await call({ agree: true, documents })).http_code).toBe(200);
    expect(await due()).toEqual([]);
    const rows = await test.services.db.select().from(consent);
    expect(rows).toMatchObject([
      { occasion: 'new_version', document: 'privacy', version: OURS, sha256: asked?.sha256, language: 'en' },
    ]);
  });
});

describe('302', () => {
  it('is for members', async () => {
    expect((await call(undefined, null)).http_code).toBe(302);
    expect((await call({ agree: true, documents: [] }, null)).http_code).toBe(302);
  });
});

describe('409', () => {
  it('lets no one agree to another text than the one in force', async () => {
    await publish('To serve you better.');
    const documents = [{ type: 'privacy', version: OURS, sha256: 'b'.repeat(64) }];
    expect((await call({ agree: true, documents })).http_code).toBe(409);
    expect((await due())[0]).toMatchObject({ version: OURS + 1, accepted_version: OURS });
  });
});

describe('422', () => {
  it('refuses what is no version', async () => {
    const bad = [
      { agree: true },
      { agree: true, documents: [{ type: 'purchase', version: 1, sha256: 'x' }] },
    ];
    for (const body of bad) expect((await call(body)).http_code).toBe(422);
  });
});
