import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeOperator, type Office, openOffice } from '#tests/support/office.ts';
import { officeHtml } from '#tests/support/office-html.tsx';
import { openSite } from '#tests/support/site.ts';
import * as approvalScreen from './approval/screen.tsx';
import * as approvalsScreen from './approvals/screen.tsx';
import * as operatorsScreen from './operators/screen.tsx';

let test: TestServices;
let office: Office;
let request: string;
/** An owner of two brands. */
let token: string;
beforeAll(async () => {
  test = await testServices();
  await openSite(test.services);
  office = await openOffice(test.services);
  const settings = z
    .array(z.object({ key: z.string(), version: z.int() }))
    .parse((await office.get('/settings')).data);
  const version = settings.find(({ key }) => key === 'payment_tolerance')?.version ?? 0;
  const body = { value: 50, version, reason: 'the reason of a test' };
  const asked = await office.post('/settings/payment_tolerance', body);
  request = z.object({ id: z.string() }).parse(asked.data).id;
  const owner = await makeOperator(test.services, { role: 'owner', brands: ['blue', 'orange'] });
  token = await owner.signIn();
});
afterAll(() => test.close());

/** What a page says between its tags. */
const linesOf = async (path: string, screen: Parameters<typeof officeHtml>[1]['screen'], id?: string) => {
  const options = { token, screen, path: `${path}?brand=blue`, ...(id ? { params: { id } } : {}) };
  return (await officeHtml(test.services, options)).replaceAll(/<[^>]*>/g, '\n').split('\n');
};

it('people read the names of brands, and never their keys', async () => {
  const pages = [
    await linesOf('/office/approvals', approvalsScreen),
    await linesOf(`/office/approvals/${request}`, approvalScreen, request),
    await linesOf('/office/operators', operatorsScreen),
  ];
  for (const page of pages) {
    expect(page.some((text) => /\bTrueline\b/.test(text))).toBe(true);
    expect(page.filter((text) => /\b(?:blue|orange)\b/.test(text))).toEqual([]);
  }
});
