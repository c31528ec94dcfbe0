import { afterAll, beforeAll, expect, it } from 'vitest';
import { upsertBrandSetting } from '#db/queries/brand-setting.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { showSettings } from './show-settings.ts';

const brand = {
  key: 'blue',
  name: 'Trueline',
  tokens: { light: { primary: '#3f5af3', main: '#111' }, dark: { primary: '#8899ff', main: '#eee' } },
};

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
});
afterAll(() => test.close());

const set = (key: string, value: unknown) =>
  upsertBrandSetting(test.services.db, { brand: 'blue', key, value, updatedAt: test.services.clock.now() });

it('answers the brand of the code where the operator has changed nothing', async () => {
  const settings = await showSettings(test.services, { brand, data: { source: 'replay' } });
  expect(settings).toEqual({ ...brand, messages: {}, data: { source: 'replay' } });
});

it('lays the operator’s colours and words over it, and only those the code knows', async () => {
  await set('tokens', { light: { primary: '#ff550c', forgotten: 'red' } });
  await set('messages', { vi: { 'shell.tagline': 'Khẩu hiệu' } });
  const settings = await showSettings(test.services, { brand, data: null });
  expect(settings.tokens).toEqual({ light: { primary: '#ff550c', main: '#111' }, dark: brand.tokens.dark });
  expect(settings.messages).toEqual({ vi: { 'shell.tagline': 'Khẩu hiệu' } });
});

it('keeps what the code says where a row could break the page or cannot be read', async () => {
  await set('tokens', { light: { primary: 'red;} body { display: none' } });
  await set('messages', ['no', 'record']);
  const settings = await showSettings(test.services, { brand, data: null });
  expect(settings.tokens).toEqual(brand.tokens);
  expect(settings.messages).toEqual({});
});

it('tells nothing of settings that are not the website’s business', async () => {
  await set('seed', { version: 1 });
  expect(JSON.stringify(await showSettings(test.services, { brand, data: null }))).not.toContain('version');
});
