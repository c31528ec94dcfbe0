import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brands } from '#brands/index.ts';
import { insertConsents } from '#db/queries/consent.ts';
import { consent } from '#db/tables/consent.ts';
import { legalDocument } from '#db/tables/legal-document.ts';
import { readTerms } from '#domain/accounts/member/record-consent.ts';
import { LEGAL_VERSION } from '#domain/content/legal/build-legal-document.ts';
import { newId } from '#platform/id.ts';
import { findAuditBreak } from '#tests/support/audit.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { type MadeMember, makeMember } from '#tests/support/members.ts';
import { type Office, openOffice } from '#tests/support/office.ts';
import { expectVerbatim, HOSTILE, officeHtml } from '#tests/support/office-html.tsx';
import { openSite } from '#tests/support/site.ts';
import * as legalTextScreen from '../../screens/office/legal-text/screen.tsx';
import { dueConsentsContract } from '../me/consents.contract.ts';
import { sectionDiffSchema } from '../section-diff.contract.ts';
import { legalContract } from './legal/[type].contract.ts';
import { legalListContract } from './legal.contract.ts';

const [blue] = brands;
let test: TestServices;
let office: Office;
/** The version with which a site begins. */
const FIRST = LEGAL_VERSION;
/** Agreed to the first version when they signed up. */
let reader: MadeMember;

beforeAll(async () => {
  test = await testServices();
  await openSite(test.services);
  office = await openOffice(test.services);
  reader = await makeMember(test.services);
  const documents = await readTerms(test.services, blue, 'en');
  await insertConsents(
    test.services.db,
    documents.map(({ type, version, sha256, language }) => ({
      id: newId(),
      brand: 'blue',
      accountId: reader.member.id,
      occasion: 'registration' as const,
      document: type === 'privacy' ? ('privacy' as const) : ('terms' as const),
      version,
      sha256,
      language,
      declaredAge: 18,
      agreedAt: test.services.clock.now(),
    })),
  );
});
afterAll(async () => {
  expect(await findAuditBreak(test.services)).toBeNull();
  await test.close();
});

const show = async (type = 'terms', who = 'owner') =>
  legalContract.data.parse((await office.get(`/legal/${type}`, who)).data);
const due = async () => {
  const answer = await callApi(test.services, { path: '/me/consents', token: reader.token });
  return dueConsentsContract.data.parse(answer.data);
};
const inAll = (write: (language: string) => { heading: string; paragraphs: string[] }) => ({
  en: write('en'),
  zh_TW: write('zh_TW'),
  zh_HK: write('zh_HK'),
  vi: write('vi'),
});
/** The section of the liability, with a sentence that names the version. */
const liability = (sentence: string) => ({
  kind: 'section',
  id: 'liability',
  texts: inAll((language) => ({ heading: `Liability ${language}`, paragraphs: [`${sentence} ${language}`] })),
});
const change = (body: object, who: string | null = 'content', type = 'terms') =>
  office.post(`/legal/${type}`, body, who);
const publish = (body: object, who: string | null = 'owner', type = 'terms') =>
  office.post(`/legal/${type}/versions`, { effective_at: null, note: HOSTILE, ...body }, who);

/** Writes a draft with this sentence and publishes it at once. */
async function publishVersion(sentence: string): Promise<number> {
  const { draft } = await show();
  expect((await change({ version: draft?.version ?? 0, change: liability(sentence) })).http_code).toBe(200);
  const answer = await publish({ version: (await show()).draft?.version ?? 0 });
  expect(answer.http_code).toBe(200);
  return Object(answer.data).version;
}

describe('GET /office/legal', () => {
  it('200: names the version in force of each document; 302 and 404 for who may not read them', async () => {
    const documents = legalListContract.data.parse((await office.get('/legal', 'auditor')).data);
    expect(documents.map(({ type, in_force: now }) => [type, now?.version, now?.is_sample])).toEqual([
      ['terms', FIRST, true],
      ['privacy', FIRST, true],
      ['purchase', FIRST, true],
      ['notice', FIRST, true],
    ]);
    expect(documents[0]?.in_force?.members).toBe(1);
    expect((await office.get('/legal', null)).http_code).toBe(302);
    for (const who of ['finance', 'support', 'analyst'])
      expect([who, (await office.get('/legal', who)).http_code]).toEqual([who, 404]);
    expect((await office.get('/legal?brand=orange')).http_code).toBe(404);
    expect((await office.get('/legal/terms?brand=orange')).http_code).toBe(404);
  });
});

describe('POST /office/legal/{type}', () => {
  it('200: begins a draft with the text in force, and shows what it changes', async () => {
    const before = await show('privacy');
    expect(before.draft).toBeNull();
    const first = before.texts.en.sections[1];
    const answer = await change(
      {
        version: 0,
        change: {
          kind: 'section',
          id: 'breach',
          after: first?.id,
          texts: inAll((language) => ({ heading: `Breach ${language}`, paragraphs: ['We tell {company}.'] })),
        },
      },
      'content',
      'privacy',
    );
    expect(answer.http_code).toBe(200);
    const after = legalContract.data.parse(answer.data);
    expect(after.texts.vi.sections.map(({ id }) => id)[2]).toBe('breach');
    expect(after.changes.vi).toMatchObject([{ id: 'breach', kind: 'added' }]);
    expect(after.draft).toMatchObject({
      version: 2,
      base_version: FIRST,
      updated_by: office.email('content'),
    });
    await change({ version: 2, change: { kind: 'remove', id: 'breach' } }, 'content', 'privacy');
    expect((await show('privacy')).changes.en).toEqual([]);
    await change({ version: 3, change: { kind: 'discard' } }, 'content', 'privacy');
    expect((await show('privacy')).draft).toBeNull();
  });

  it('422: refuses a wording that contradicts the other languages, and names the language', async () => {
    const say = async (language: 'zh_HK' | 'en', paragraphs: string[]) => {
      const texts = inAll(() => ({ heading: 'Law', paragraphs: ['Within 14 days, {court}.'] }));
      texts[language].paragraphs = paragraphs;
      const answer = await change({ version: 0, change: { kind: 'section', id: 'law', texts } });
      return [answer.http_code, ...Object.keys(answer.messages.input_validates)];
    };
    expect(await say('zh_HK', ['在 30 日內，{court}。'])).toEqual([422, 'zh_HK']);
    expect(await say('zh_HK', ['在 14 日內。'])).toEqual([422, 'zh_HK']);
    expect(await say('zh_HK', ['在 14 日內，{court}。', '再者。'])).toEqual([422, 'zh_HK']);
    expect(await say('zh_HK', ['在 14 日內，{court}，年滿 18 歲。'])).toEqual([422, 'zh_HK']);
    expect(await say('zh_HK', ['在 14 日內，{court} <script>alert(1)</script>'])).toEqual([422, 'zh_HK']);
    expect(await say('zh_HK', ['在 14 日內，{judge}。'])).toEqual([422, 'zh_HK']);
    expect((await show()).draft).toBeNull();
  });

  it('409: names to the second of two editors who was faster', async () => {
    await change({ version: 0, change: liability('First') });
    const { draft } = await show();
    const seen = draft?.version ?? 0;
    expect((await change({ version: seen, change: liability('Mine') }, 'content')).http_code).toBe(200);
    const late = await change({ version: seen, change: liability('Also mine') }, 'owner');
    expect(late.http_code).toBe(409);
    expect(JSON.stringify(late.messages)).toContain(office.email('content'));
    expect((await change({ version: 0, change: liability('From nothing') }, 'owner')).http_code).toBe(409);
    await change({ version: seen + 1, change: { kind: 'discard' } });
  });

  it('302 and 404: who may not write, and what there is not', async () => {
    const body = { version: 0, change: liability('x') };
    expect((await change(body, null)).http_code).toBe(302);
    for (const who of ['finance', 'support', 'analyst', 'auditor'])
      expect([who, (await change(body, who)).http_code]).toEqual([who, 404]);
    expect((await office.post('/legal/terms?brand=blue', body, 'orange')).http_code).toBe(404);
    const nothing = { version: 0, change: { kind: 'remove', id: 'nothing' } };
    expect((await change(nothing)).http_code).toBe(404);
    expect((await change({ version: 0, change: { kind: 'section', id: 'X y', texts: {} } })).http_code).toBe(
      422,
    );
  });
});

describe('POST /office/legal/{type}/versions', () => {
  it('302, 404, 409 and 422: no one but an owner, nothing without a draft, not what was not read, no past', async () => {
    expect((await publish({ version: 1 })).http_code).toBe(409);
    await change({ version: 0, change: liability('Draft') });
    const version = (await show()).draft?.version ?? 0;
    expect((await publish({ version }, null)).http_code).toBe(302);
    for (const who of ['content', 'auditor', 'finance', 'support', 'analyst'])
      expect([who, (await publish({ version }, who)).http_code]).toEqual([who, 404]);
    expect((await publish({ version: version - 1 })).http_code).toBe(409);
    expect((await publish({ version, effective_at: '2020-01-01T00:00:00Z' })).http_code).toBe(422);
    expect((await publish({ version, note: ' ' })).http_code).toBe(422);
    await change({ version, change: { kind: 'discard' } });
  });

  it('200: shows a member exactly the difference from the version that they accepted, and keeps what they agree to', async () => {
    expect(await due()).toEqual([]);
    const accepted = await publishVersion('Version two.');
    const [asked] = await due();
    const send = (agree: boolean, documents: object[]) =>
      callApi(test.services, {
        method: 'POST',
        path: '/me/consents',
        token: reader.token,
        body: { agree, documents },
      });
    expect(asked).toMatchObject({
      type: 'terms',
      version: accepted,
      accepted_version: FIRST,
      is_asked: true,
    });
    const { sha256 = '' } = asked ?? {};
    const named = { type: 'terms', version: accepted, sha256 };
    expect((await send(true, [{ ...named, sha256: 'a'.repeat(64) }])).http_code).toBe(409);
    expect((await send(true, [named])).http_code).toBe(200);
    expect(await due()).toEqual([]);
    const rows = await test.services.db.select().from(consent).where(eq(consent.accountId, reader.member.id));
    expect(rows).toContainEqual(
      expect.objectContaining({ occasion: 'new_version', version: accepted, sha256, language: 'en' }),
    );

    await publishVersion('Version three.');
    const newest = await publishVersion('Version four.');
    const [again] = await due();
    expect(again).toMatchObject({ accepted_version: accepted, version: newest });
    expect(again?.changes).toEqual([
      {
        id: 'liability',
        kind: 'changed',
        heading: [{ kind: 'same', text: 'Liability en' }],
        text: [
          { kind: 'same', text: 'Version ' },
          { kind: 'removed', text: 'two' },
          { kind: 'added', text: 'four' },
          { kind: 'same', text: '. en' },
        ],
      },
    ]);
    const query = `from=${accepted}&to=${newest}&language=en`;
    const compared = await office.get(`/legal/terms/changes?${query}`, 'auditor');
    expect(sectionDiffSchema.array().parse(compared.data)).toEqual(again?.changes);
    expect((await office.get('/legal/terms/changes?from=1&to=99&language=en')).http_code).toBe(404);
    expect((await office.get(`/legal/terms/changes?${query}`, null)).http_code).toBe(302);
    expect((await office.get('/legal/terms/changes?from=1&to=2&language=de')).http_code).toBe(422);
    const put = await send(false, []);
    expect(put.headers.getSetCookie()).toEqual([
      expect.stringMatching(new RegExp(`^sports_ai_later=.*terms${newest}`)),
    ]);
  });

  it('200: holds from its day on and not before, and is never changed', async () => {
    const before = test.services.clock.now();
    const day = new Date(before.getTime() + 2 * 3_600_000);
    await change({ version: 0, change: liability('To come') });
    const { draft } = await show();
    await publish({ version: draft?.version, effective_at: day.toISOString() });
    expect((await show()).versions.map(({ state }) => state)).toEqual([
      'coming',
      'in_force',
      ...Array(3).fill('past'),
    ]);
    expect((await due())[0]?.version).toBe(FIRST + 3);
    // A second one may not overtake it.
    await change({ version: 0, change: liability('Sooner') });
    expect((await publish({ version: (await show()).draft?.version })).http_code).toBe(409);
    test.setNow(day);
    expect((await show()).versions[0]?.state).toBe('in_force');
    test.setNow(before);
    await expect(test.services.db.update(legalDocument).set({ title: 'Other' })).rejects.toThrow();
    await expect(test.services.db.delete(legalDocument)).rejects.toThrow();
  });

  it('asks for the new purchase terms with the next order', async () => {
    const body = (version: number) => ({ plan_id: 1, agree: true, terms_version: version });
    const order = (version: number) =>
      callApi(test.services, {
        method: 'POST',
        path: '/subscribe',
        token: reader.token,
        body: body(version),
      });
    await change({ version: 0, change: { ...liability('Pay'), id: 'plans' } }, 'content', 'purchase');
    await publish({ version: (await show('purchase')).draft?.version }, 'owner', 'purchase');
    const stale = await order(FIRST);
    expect([stale.http_code, Object.keys(stale.messages.input_validates)]).toEqual([422, ['terms_version']]);
    expect((await order(FIRST + 1)).http_code).toBe(200);
    expect((await show('purchase')).versions.map(({ version, members }) => [version, members])).toEqual([
      [FIRST + 1, 1],
      [FIRST, 0],
    ]);
  });
});

it('the note of a version stands in its page word for word, and is no tag', async () => {
  const options = { token: office.token('owner'), screen: legalTextScreen, params: { type: 'terms' } };
  expectVerbatim(await officeHtml(test.services, { ...options, path: '/office/legal/terms' }), 2);
});
