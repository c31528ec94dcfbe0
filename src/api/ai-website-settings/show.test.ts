import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { upsertBrandSetting } from '#db/queries/brand-setting.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { settingsContract } from './show.contract.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
});
afterAll(() => test.close());

const show = async (brand: string) => {
  const answer = await callApi(test.services, { path: '/ai-website-settings/show', brand });
  return { ...answer, settings: settingsContract.data.safeParse(answer.data).data };
};

describe('200', () => {
  it('answers the brand of the host with the tokens under their public names', async () => {
    const { status, settings } = await show('blue');
    expect(status).toBe(200);
    expect(settings).toMatchObject({ key: 'blue', ages: { account: 18, subscribe: 21 }, currency: 'TWD' });
    for (const name of [
      'primary',
      'primary-table',
      'primary-100',
      'primary-hover',
      'border-main',
      'text-gradient',
    ]) {
      expect(settings?.tokens.light).toHaveProperty(name);
      expect(settings?.tokens.dark).toHaveProperty(name);
    }
    expect((await show('orange')).settings?.name).not.toBe(settings?.name);
  });

  it('says what data the site is showing', async () => {
    expect((await show('blue')).settings?.data).toMatchObject({ mode: 'replay', seasons: 'embedded' });
  });

  it('lays the operator’s rows over the code', async () => {
    await upsertBrandSetting(test.services.db, {
      brand: 'blue',
      key: 'tokens',
      value: { light: { primaryTable: '#123456' } },
      updatedAt: test.services.clock.now(),
    });
    expect((await show('blue')).settings?.tokens.light['primary-table']).toBe('#123456');
  });
});

describe('404', () => {
  it('knows no brand that the code does not define', async () => {
    expect(await show('nobody')).toMatchObject({ status: 404, http_code: 404, data: null });
  });
});
