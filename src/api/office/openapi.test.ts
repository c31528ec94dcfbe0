import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { fetchOffice, makeOperator } from '#tests/support/office.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
});
afterAll(() => test.close());

it('the document of the office is served to every operator, and to no one else', async () => {
  const operator = await (await makeOperator(test.services, { role: 'support' })).signIn();
  const answer = await fetchOffice(test.services, '/openapi.json', operator);
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  const document = Object(await answer.json());
  expect(document.info.title).toBe('Trueline office API');
  expect(document.paths['/office/api/orders'].get['x-permission']).toBe('orders.view');
  expect(Object.keys(document.paths).every((path) => path.startsWith('/office/api/'))).toBe(true);
  const { token } = await makeMember(test.services);
  for (const stranger of [token, 'x'.repeat(43)]) {
    const refused = await fetchOffice(test.services, '/openapi.json', stranger);
    expect(refused.status).toBe(401);
    expect(await refused.json()).toMatchObject({ http_code: 302, data: null });
  }
});
