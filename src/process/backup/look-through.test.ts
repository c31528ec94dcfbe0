import { afterAll, beforeAll, expect, it } from 'vitest';
import { asOwner } from '#tests/support/backups.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { openOffice } from '#tests/support/office.ts';
import { lookThrough } from './look-through.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
  await openOffice(test.services);
});
afterAll(() => test.close());

const look = () => lookThrough(test.ownerUrl, test.services.clock, test.services.env);

it('finds nothing wrong with what is whole, and names the row of a log that was rewritten', async () => {
  await expect(look()).resolves.toBeUndefined();
  const changed = await asOwner(async (client) => {
    await client.query('alter table audit disable trigger user');
    return client.query(
      `update audit set action = 'changed' where seq = (select min(seq) from audit) returning seq`,
    );
  }, test.ownerUrl);
  await expect(look()).rejects.toThrow(`The audit log is broken at row ${changed.rows[0]?.seq}.`);
});
