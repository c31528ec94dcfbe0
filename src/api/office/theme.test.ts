import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBrand } from '#brands/index.ts';
import { themeOfLook } from '#brands/theme-look.ts';
import { overlayBrand } from '#domain/content/wording/overlay-brand.ts';
import { findAuditBreak } from '#tests/support/audit.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { type Office, openOffice } from '#tests/support/office.ts';
import { themeContract } from './theme.contract.ts';

const LOOK = { primary: '#7536e8', text: 'auto', logo: 'full', light: {}, dark: {} } as const;
let test: TestServices;
let office: Office;
beforeAll(async () => {
  test = await testServices();
  office = await openOffice(test.services);
});
afterAll(async () => {
  expect(await findAuditBreak(test.services)).toBeNull();
  await test.close();
});

const show = async () => themeContract.data.parse((await office.get('/theme', 'content')).data);
const change = async (look: object | null, more: object = {}, who: string | null = 'content') =>
  office.post('/theme', { look, version: (await show()).version, ...more }, who);
/** What readers of a brand are sent. */
async function sent(key: string) {
  const brand = findBrand(key);
  if (brand === null) throw new Error(`no brand ${key}`);
  const { tokens, logo } = await overlayBrand(test.services, brand);
  return { primary: tokens.light.primary, onPrimary: tokens.dark.onPrimary, logo: logo.mode };
}

describe('GET /office/theme', () => {
  it('200: says what the program says until somebody changes it', async () => {
    expect(await show()).toEqual({
      brand: 'blue',
      version: 0,
      look: null,
      versions: [],
      program: { primary: '#3f5af3', text: 'auto', logo: 'normal', light: {}, dark: {} },
    });
  });

  it('302 and 404: for no one, for a role that has no part in it, and for another brand', async () => {
    expect((await office.get('/theme', null)).http_code).toBe(302);
    expect((await office.get('/theme', 'finance')).http_code).toBe(404);
    expect((await office.get('/theme?brand=orange')).http_code).toBe(404);
  });
});

describe('POST /office/theme', () => {
  it('200: shows the look with the next page, and the program’s own when it is taken back', async () => {
    const before = await sent('blue');
    expect((await change(LOOK, { note: 'Autumn' })).data).toEqual({ version: 1 });
    expect(await sent('blue')).toEqual({ primary: '#7536e8', onPrimary: '#ffffff', logo: 'full' });
    expect((await sent('orange')).primary).toBe('#FF550C');
    expect((await change(null)).http_code).toBe(200);
    expect(await sent('blue')).toEqual(before);
    expect((await change(LOOK)).data, 'an earlier one comes back as a new one').toEqual({ version: 3 });
    const { look, versions } = await show();
    expect(look).toEqual(LOOK);
    expect(versions.map(({ version, note }) => [version, note])).toEqual([
      [3, ''],
      [2, ''],
      [1, 'Autumn'],
    ]);
    expect(versions[0]?.made_by).toBe(office.email('content'));
    const { data } = await office.get('/audit?action=theme.');
    expect(data).toMatchObject([
      { action: 'theme.changed' },
      { action: 'theme.reverted', detail: { before: { primary: '#7536e8', logo: 'full' }, after: {} } },
      { action: 'theme.changed', detail: { before: {}, after: { primary: '#7536e8' }, reason: 'Autumn' } },
    ]);
  });

  it('200: takes black text and single colours that can be read', async () => {
    const look = { ...LOOK, primary: '#FF550C', text: 'black', dark: { primary300: '#804020' } } as const;
    expect((await change(look)).http_code).toBe(200);
    expect((await show()).look).toEqual({ ...look, primary: '#ff550c' });
    expect(await sent('blue')).toMatchObject({ primary: '#ff550c', onPrimary: '#000000' });
    expect(themeOfLook(look).dark.primary300).toBe('#804020');
  });

  it.each([
    ['white text on orange', { ...LOOK, primary: '#ff550c', text: 'white' }, 'onPrimary on primary'],
    ['grey headings', { ...LOOK, light: { main: '#cccccc' } }, 'main on surface'],
    ['a tint as dark as its text', { ...LOOK, dark: { primary100: '#e8e8e8' } }, 'ink on primary100'],
    ['faint lines', { ...LOOK, light: { borderMain: '#dddddd' } }, 'borderMain on surface'],
  ])('422: %s is refused, and nothing changes', async (_, look, pair) => {
    const before = [await show(), await sent('blue')];
    const answer = await change(look);
    expect(answer.http_code).toBe(422);
    expect(answer.messages.input_validates.base?.join('\n')).toContain(pair);
    expect([await show(), await sent('blue')]).toEqual(before);
  });

  it.each([
    { primary: 'red' },
    { primary: '#12345' },
    { text: 'grey' },
    { light: { textGradient: 'url(x)' } },
    { dark: { main: '#000;}' } },
    { light: { onPrimary: '#000000' } },
  ])('422: %j is no colour of a look', async (bad) => {
    expect((await change({ ...LOOK, ...bad })).http_code).toBe(422);
  });

  it('302 and 404: anyone who may not, and the owner of another brand', async () => {
    expect((await change(LOOK, {}, null)).http_code).toBe(302);
    for (const who of ['auditor', 'support', 'finance', 'analyst'])
      expect([who, (await change(LOOK, {}, who)).http_code]).toEqual([who, 404]);
    expect((await office.post('/theme?brand=blue', { look: LOOK, version: 0 }, 'orange')).http_code).toBe(
      404,
    );
  });

  it('409: the second of two at once learns who was faster; the same again changes nothing', async () => {
    const { version } = await show();
    const both = await Promise.all([
      office.post('/theme', { look: { ...LOOK, primary: '#0b8a5f' }, version }),
      office.post('/theme', { look: { ...LOOK, primary: '#c2183c' }, version }, 'content'),
    ]);
    expect(both.map(({ http_code }) => http_code).toSorted()).toEqual([200, 409]);
    const late = await office.post('/theme', { look: null, version });
    expect(late).toMatchObject({ http_code: 409, data: { version: version + 1 } });
    const { look } = await show();
    expect((await change(look)).http_code).toBe(409);
  });
});
