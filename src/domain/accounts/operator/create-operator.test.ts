import { URI } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOperatorByEmail } from '#db/queries/operator.ts';
import { verifyPassword } from '#platform/password.ts';
import { hashToken } from '#platform/token.ts';
import { findAuditBreak } from '#tests/support/audit.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { createOperator } from './create-operator.ts';
import { resetByCommand } from './edit-operator.ts';

const wanted = { email: 'boss@example.com', role: 'owner', brands: ['blue', 'orange'] } as const;
let test: TestServices;
beforeAll(async () => {
  test = await testServices();
});
afterAll(() => test.close());

describe('a new operator', () => {
  it('gets password, second factor and recovery codes once; hashes stay, and the log knows of it', async () => {
    const secrets = await createOperator(test.services, wanted);
    const row = await findOperatorByEmail(test.services.db, wanted.email);
    expect(row).toMatchObject({ role: 'owner', brands: ['blue', 'orange'], status: 'active' });
    expect(await verifyPassword(secrets.password, row?.passwordHash ?? '')).toBe(true);
    expect(row?.recoveryHashes).toEqual(secrets.recovery_codes.map(hashToken));
    expect(new Set(secrets.recovery_codes).size).toBe(10);
    expect(secrets.recovery_codes[0]).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/);
    expect(URI.parse(secrets.totp_uri)).toMatchObject({ label: wanted.email, digits: 6, period: 30 });
    expect(await findAuditBreak(test.services)).toBeNull();
    const { rows } = await test.services.db.$client.query('select action, detail from audit');
    expect(rows).toEqual([
      { action: 'operator.create', detail: { role: 'owner', brands: ['blue', 'orange'] } },
    ]);
  });

  it('is refused where the address already belongs to one, who keeps their secrets', async () => {
    const before = await findOperatorByEmail(test.services.db, wanted.email);
    await expect(createOperator(test.services, wanted)).rejects.toThrow('already is an operator');
    expect(await findOperatorByEmail(test.services.db, wanted.email)).toEqual(before);
  });

  it('is given new secrets by command when they have lost theirs; the old ones end', async () => {
    const before = await findOperatorByEmail(test.services.db, wanted.email);
    const fresh = await resetByCommand(test.services, wanted.email);
    const after = await findOperatorByEmail(test.services.db, wanted.email);
    expect(await verifyPassword(fresh.password, after?.passwordHash ?? '')).toBe(true);
    expect(await verifyPassword(fresh.password, before?.passwordHash ?? '')).toBe(false);
    expect(after?.totpSecret).not.toBe(before?.totpSecret);
    await expect(resetByCommand(test.services, 'nobody@example.com')).rejects.toThrow('no operator');
  });
});
