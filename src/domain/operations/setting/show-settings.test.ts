import { afterAll, beforeAll, expect, it } from 'vitest';
import { upsertBrandSetting } from '#db/queries/brand-setting.ts';
import { findOperatorByEmail } from '#db/queries/operator.ts';
import { messageOverride } from '#db/tables/message-override.ts';
import { createOperator } from '#domain/accounts/operator/create-operator.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { showSettings } from './show-settings.ts';

const brand = {
  key: 'blue',
  name: 'Trueline',
  tokens: { light: { primary: '#3f5af3', main: '#111' }, dark: { primary: '#8899ff', main: '#eee' } },
  logo: { mode: 'normal' as 'normal' | 'full' },
  statsOnly: false,
  ages: { account: 18, subscribe: 21 },
};

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
});
afterAll(() => test.close());

const set = (key: string, value: unknown) =>
  upsertBrandSetting(test.services.db, { brand: 'blue', key, value, updatedAt: test.services.clock.now() });

/** As an operator's override in Vietnamese. */
async function say(key: string, text: string): Promise<void> {
  const email = 'writer@example.com';
  await createOperator(test.services, { email, role: 'content', brands: ['blue'] });
  const operator = await findOperatorByEmail(test.services.db, email);
  await test.services.db.insert(messageOverride).values({
    brand: 'blue',
    languageCode: 'vi',
    key,
    text,
    baseText: '',
    version: 1,
    updatedBy: operator?.id ?? '',
    updatedAt: test.services.clock.now(),
  });
}

it('answers the brand of the code where the operator has changed nothing', async () => {
  const settings = await showSettings(test.services, { brand, data: { source: 'replay' } });
  expect(settings).toEqual({ ...brand, messages: {}, data: { source: 'replay' } });
});

it('lays the operator’s colours and words over it, and only those the code knows', async () => {
  await set('tokens', { light: { primary: '#ff550c', forgotten: 'red' } });
  await say('shell.tagline', 'Khẩu hiệu');
  const settings = await showSettings(test.services, { brand, data: null });
  expect(settings.tokens).toEqual({ light: { primary: '#ff550c', main: '#111' }, dark: brand.tokens.dark });
  expect(settings.messages).toEqual({ vi: { 'shell.tagline': 'Khẩu hiệu' } });
});

it('keeps what the code says where a row could break the page or cannot be read', async () => {
  await set('tokens', { light: { primary: 'red;} body { display: none' } });
  await set('account_age', 'young');
  await set('stats_only', 'yes');
  const settings = await showSettings(test.services, { brand, data: null });
  expect(settings.tokens).toEqual(brand.tokens);
  expect([settings.ages, settings.statsOnly]).toEqual([brand.ages, false]);
});

it('raises ages and never lowers them, and switches stats-only on for the brand', async () => {
  await set('account_age', 20);
  await set('subscribe_age', 20);
  await set('stats_only', true);
  await set('logo', { mode: 'full' });
  const settings = await showSettings(test.services, { brand, data: null });
  expect(settings).toMatchObject({
    ages: { account: 20, subscribe: 21 },
    statsOnly: true,
    logo: { mode: 'full' },
  });
});

it('shows nothing of settings that are not the website’s business', async () => {
  await set('seed', { version: 1 });
  expect(JSON.stringify(await showSettings(test.services, { brand, data: null }))).not.toContain('version');
});
