import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openLegalBrand } from '#api/get-brand.ts';
import { insertBankAccount, listBankAccounts } from '#db/queries/bank-account.ts';
import { seedSampleAccount } from '#domain/money/order/seed-sample-account.ts';
import { listFirstSteps } from '#domain/operations/first-step/list-first-steps.ts';
import { newId } from '#platform/id.ts';
import { brandForm } from '#tests/support/brand-form.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { rulesOf } from '#tests/support/league-templates.ts';
import { type Office, openOffice } from '#tests/support/office.ts';
import { forgetStoredBrands } from '#tests/support/stored-brands.ts';
import { firstStepsContract } from './first-steps.contract.ts';

let test: TestServices;
let office: Office;
beforeAll(async () => {
  test = await testServices();
  office = await openOffice(test.services);
});
afterAll(async () => {
  forgetStoredBrands();
  await test.close();
});

const stepOf = async (key: string) => {
  const { steps } = firstStepsContract.data.parse((await office.get('/first-steps')).data);
  return steps.find((step) => step.key === key);
};
const reason = 'the reason of a test';
const ask = async (state: string, version: number) => {
  const asked = await office.post('/brands/lantern/requests', { state, version, reason });
  return z.object({ id: z.string() }).parse(asked.data).id;
};
const approve = async (id: string) =>
  (await office.post(`/approvals/${id}`, { decision: 'approved' }, 'second_owner')).http_code;

describe('GET /office/first-steps', () => {
  it('says of the brand that it is to do, in review and done, as its rows are', async () => {
    expect(await stepOf('brand')).toEqual({ key: 'brand', state: 'open', at: null, is_sample: false });
    expect((await office.post('/brands?brand=blue', await brandForm({}))).http_code).toBe(200);
    expect(await stepOf('brand')).toMatchObject({ state: 'open' });
    const opening = await ask('live', 1);
    expect(await stepOf('brand')).toMatchObject({ state: 'waiting', at: expect.any(String) });
    expect(await approve(opening)).toBe(200);
    expect(await stepOf('brand')).toMatchObject({ state: 'done', at: expect.any(String) });
    const version = z.object({ version: z.int() }).parse((await office.get('/brands/lantern')).data).version;
    expect(await approve(await ask('closed', version))).toBe(200);
    expect(await stepOf('brand')).toEqual({ key: 'brand', state: 'open', at: null, is_sample: false });
  });

  it('says that legal texts are to do until all that members agree to is in force, samples left aside in production', async () => {
    const legal = async (mode: 'production' | 'demo') => {
      const env = { ...test.services.env, APP_MODE: mode };
      const { steps } = await listFirstSteps(
        { ...test.services, env },
        await openLegalBrand(test.services, 'orange'),
      );
      return steps.find(({ key }) => key === 'legal');
    };
    const documents = async (values: string) =>
      test.services.db.$client.query(
        `insert into legal_document (id, brand, jurisdiction, type, language_code, version, title, sections, sha256, published_at, effective_at, is_sample)
         select gen_random_uuid(), 'orange', $1, type, 'en', version, 'a title', '[]', repeat('0', 64), $2, $2, is_sample
         from (values ${values}) as row (type, version, is_sample)`,
        [(await openLegalBrand(test.services, 'orange')).jurisdiction, test.services.clock.now()],
      );
    await documents(`('terms', 901, true), ('privacy', 901, true), ('purchase', 901, true)`);
    expect(await legal('production')).toEqual({ key: 'legal', state: 'open', at: null, isSample: false });
    expect(await legal('demo')).toMatchObject({ state: 'done', isSample: true });
    await documents(`('terms', 902, false), ('privacy', 902, false)`);
    expect(await legal('production')).toMatchObject({ state: 'open' });
    await documents(`('purchase', 902, false)`);
    expect(await legal('production')).toEqual({
      key: 'legal',
      state: 'done',
      at: expect.any(Date),
      isSample: false,
    });
    expect(await legal('demo')).toMatchObject({ state: 'done', isSample: false });
  });

  it('says of the bank account whether a sample stands in, which lets members order outside production alone', async () => {
    const bank = async (mode: 'production' | 'demo', brand = 'orange') => {
      const env = { ...test.services.env, APP_MODE: mode };
      const { steps } = await listFirstSteps(
        { ...test.services, env },
        await openLegalBrand(test.services, brand),
      );
      return steps.find(({ key }) => key === 'bank_account');
    };
    const open = { key: 'bank_account', state: 'open', at: null, isSample: false };
    expect([await bank('demo'), await bank('production')]).toEqual([open, open]);
    await seedSampleAccount(test.services.db, {
      brand: 'orange',
      name: 'Orange',
      now: test.services.clock.now(),
    });
    expect(await bank('demo')).toEqual({ ...open, isSample: true });
    expect(await bank('production')).toEqual(open);
    const [sample] = await listBankAccounts(test.services.db, 'orange');
    if (sample === undefined) throw new Error('no sample account');
    const own = { ...sample, id: newId(), brand: 'lime', isSample: false };
    await insertBankAccount(test.services.db, own);
    expect([await bank('demo', 'lime'), await bank('production', 'lime')]).toEqual(
      Array(2).fill({ ...open, state: 'done', at: expect.any(Date) }),
    );
  });

  it('takes the name that a site was started with as its brand', async () => {
    const { services } = test;
    const named = { ...services, env: { ...services.env, PROJECT_NAME: 'blue' } };
    const { steps } = await listFirstSteps(named, await openLegalBrand(named, 'blue'));
    expect(steps.find(({ key }) => key === 'brand')).toMatchObject({ key: 'brand', state: 'done', at: null });
  });

  it('says that leagues are chosen once one was added, and not for a refused attempt', async () => {
    const league = {
      id: 'EREDIVISIE',
      sport: 'soccer',
      names: { en: 'Eredivisie', zh_TW: '荷甲', zh_HK: '荷甲', vi: 'Hà Lan Eredivisie' },
      country: 'Netherlands',
      rules: rulesOf('EREDIVISIE'),
      reason,
    };
    expect(await stepOf('leagues')).toEqual({ key: 'leagues', state: 'open', at: null, is_sample: false });
    const names = { ...league.names, vi: '' };
    expect((await office.post('/leagues', { ...league, names }, 'analyst')).http_code).toBe(422);
    expect(await stepOf('leagues')).toMatchObject({ state: 'open' });
    expect((await office.post('/leagues', league, 'analyst')).http_code).toBe(200);
    expect(await stepOf('leagues')).toMatchObject({ key: 'leagues', state: 'done', at: expect.any(String) });
  });
});
