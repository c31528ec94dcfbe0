import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertLegalDocuments, type LegalDocumentRow } from '#db/queries/legal-document.ts';
import { hashLegalText, LEGAL_VERSION } from '#domain/content/legal/build-legal-document.ts';
import { seedLegalDocuments } from '#domain/content/legal/seed-legal-documents.ts';
import { defaultAges } from '#domain/foundation/setting/business-constants.ts';
import { newId } from '#platform/id.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { getLegalDocument } from './get-legal-document.ts';

const now = new Date('2026-11-20T08:00:00Z');
const second: LegalDocumentRow = {
  id: newId(),
  brand: 'blue',
  jurisdiction: 'TW',
  type: 'terms',
  languageCode: 'en',
  version: LEGAL_VERSION + 1,
  title: 'Second',
  sections: [],
  sha256: 'a'.repeat(64),
  publishedAt: now,
  effectiveAt: new Date('2026-11-21T00:00:00Z'),
  isSample: false,
  source: null,
  publishedBy: null,
  note: '',
};

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
  test.setNow(now);
  await seedLegalDocuments(test.services.db, {
    key: 'blue',
    name: 'Trueline',
    legalEntity: 'Trueline Ltd',
    jurisdiction: 'TW',
    ages: defaultAges,
    now,
  });
  await insertLegalDocuments(test.services.db, [second]);
});
afterAll(() => test.close());

const get = (changes: Partial<Parameters<typeof getLegalDocument>[1]> = {}) =>
  getLegalDocument(test.services, {
    brand: 'blue',
    jurisdiction: 'TW',
    type: 'terms',
    locale: 'zh_TW',
    ...changes,
  });

describe('getLegalDocument', () => {
  it('gives the version in force, in the reader’s language, with the hash of what it says', async () => {
    const document = await get();
    expect(document).toMatchObject({
      version: LEGAL_VERSION,
      title: '服務條款',
      language: 'zh_TW',
      fallback: false,
      is_sample: true,
    });
    expect(document.sha256).toBe(hashLegalText(document));
  });

  it('puts a new version in force at its time, even where a language must still stand in', async () => {
    test.setNow(second.effectiveAt);
    expect(await get()).toMatchObject({
      version: LEGAL_VERSION + 1,
      title: 'Second',
      language: 'en',
      fallback: true,
    });
    test.setNow(now);
  });

  it('knows no document of another brand or jurisdiction', async () => {
    await expect(get({ brand: 'orange' })).rejects.toMatchObject({ code: 'not_found' });
    await expect(get({ jurisdiction: 'HK' })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('takes no sample for a contract in production', async () => {
    const production = { ...test.services, env: { ...test.services.env, APP_MODE: 'production' as const } };
    const asked = getLegalDocument(production, {
      brand: 'blue',
      jurisdiction: 'TW',
      type: 'privacy',
      locale: 'en',
    });
    await expect(asked).rejects.toMatchObject({ code: 'not_found' });
  });

  it('cannot be changed once it is published', async () => {
    const { db } = test.services;
    await expect(db.execute('update legal_document set title = title')).rejects.toThrow();
    await expect(db.execute('delete from legal_document')).rejects.toThrow();
  });
});
