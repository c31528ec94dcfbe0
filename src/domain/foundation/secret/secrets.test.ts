import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { TOTP, URI } from 'otpauth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backUp } from '#db/backup.ts';
import { listSealingKeys } from '#db/queries/sealed-secret.ts';
import { readSigningKey } from '#domain/accounts/google/signing-key.ts';
import { saveNoticeSettings } from '#domain/accounts/notice/notice-settings.ts';
import { readUnsubscribe } from '#domain/accounts/notice/unsubscribe.ts';
import { createOperator } from '#domain/accounts/operator/create-operator.ts';
import { signInOperator } from '#domain/accounts/operator/sign-in-operator.ts';
import { signText } from '#platform/hash.ts';
import { newestKeyId } from '#platform/seal.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { prepareSecrets } from './prepare-secrets.ts';
import { replaceSecrets } from './replace-secrets.ts';
import { rotateKey } from './rotate-key.ts';

const TOTP_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const SIGN_IN_KEY = 'K'.repeat(43);
const UNSUBSCRIBE = 'u'.repeat(43);
const EMAIL = 'owner@example.com';
const visitor = { clientIp: '198.51.100.7', userAgent: null, locale: 'en' as const };
let folder: string;
let test: TestServices;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'trueline-secrets-'));
  test = await testServices();
  test = {
    ...test,
    services: { ...test.services, env: { ...test.services.env, SECRET_KEY: undefined, DATA_DIR: folder } },
  };
});
afterEach(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

/** A database as an older release left it: three secrets, and none of them sealed. */
async function leavePlain() {
  const { services } = test;
  await prepareSecrets(services);
  const { member } = await makeMember(services);
  await saveNoticeSettings(services, {
    member: { id: member.id, brand: 'blue' },
    changes: { renewals: { mail: true } },
  });
  const { password } = await createOperator(services, { email: EMAIL, role: 'owner', brands: ['blue'] });
  await readSigningKey(services);
  await services.db.execute(sql`update operator set totp_secret = ${TOTP_SECRET}`);
  await services.db.execute(sql`update notice_setting set unsubscribe_secret = ${UNSUBSCRIBE}`);
  await services.db.execute(
    sql`update app_setting set value = to_jsonb(${SIGN_IN_KEY}::text) where key = 'sign_in_key'`,
  );
  return { password, uuid: member.uuid };
}

/** Every secret does what it did before it was sealed. */
async function expectWorking({ password, uuid }: Awaited<ReturnType<typeof leavePlain>>) {
  const { services } = test;
  const code = new TOTP({ secret: TOTP_SECRET }).generate({ timestamp: services.clock.now().getTime() });
  await services.db.execute(sql`update operator set totp_last_step = null`);
  const { operator } = await signInOperator(services, { email: EMAIL, password, code }, visitor);
  expect(operator.email).toBe(EMAIL);
  expect(await readSigningKey(services)).toBe(SIGN_IN_KEY);
  const signature = signText(UNSUBSCRIBE, `news\n${uuid}`);
  expect(await readUnsubscribe(services, { brand: 'blue', uuid, list: 'news', signature })).not.toBeNull();
}

/** All bytes of a backup, unpacked. */
async function backupText(): Promise<string> {
  const at = mkdtempSync(join(folder, 'backup-'));
  await backUp(test.ownerUrl, { folder: at, takenAt: new Date(0) });
  return readdirSync(at)
    .map((name) =>
      name.endsWith('.zst') ? zstdDecompressSync(readFileSync(join(at, name))) : readFileSync(join(at, name)),
    )
    .map(String)
    .join('\n');
}

describe('secrets in the database', () => {
  it('are sealed at the next start where an older release left them plain, once, and stand in no backup', async () => {
    const known = await leavePlain();
    const plain = [TOTP_SECRET, SIGN_IN_KEY, UNSUBSCRIBE];
    const before = await backupText();
    expect(plain.filter((secret) => before.includes(secret))).toEqual(plain);
    await Promise.all([prepareSecrets(test.services), prepareSecrets(test.services)]);
    const sealed = await backupText();
    expect(plain.filter((secret) => sealed.includes(secret))).toEqual([]);
    const key = readFileSync(join(folder, 'secret-key'), 'utf8').trim();
    expect(sealed).not.toContain(key);
    await prepareSecrets(test.services);
    await expectWorking(known);
  });

  it('of a new operator are never plain', async () => {
    await prepareSecrets(test.services);
    const { totp_uri } = await createOperator(test.services, {
      email: EMAIL,
      role: 'owner',
      brands: ['blue'],
    });
    const shown = URI.parse(totp_uri).secret.base32;
    expect(shown).toHaveLength(32);
    expect(await backupText()).not.toContain(shown);
  });

  it('are sealed with another key by one command, while running processes go on', async () => {
    const known = await leavePlain();
    await prepareSecrets(test.services);
    const before = newestKeyId(test.services.env);
    const { key, sealed } = await rotateKey(test.services);
    expect(sealed).toBe(3);
    expect(key).not.toBe(before);
    expect(await listSealingKeys(test.services.db)).toEqual([key]);
    // The same services, as a process that has been running all the while.
    await expectWorking(known);
  });

  it('of a database whose key is another or gone refuse the start by the name of the setting, and make no new key', async () => {
    await leavePlain();
    await prepareSecrets(test.services);
    const id = newestKeyId(test.services.env);
    const other = { ...test.services.env, SECRET_KEY: [Buffer.alloc(32, 9).toString('base64')] };
    const wrong = prepareSecrets({ ...test.services, env: other });
    await expect(wrong).rejects.toThrow(
      `SECRET_KEY: secrets in the database are sealed with the key ${id}, which is not in SECRET_KEY.`,
    );
    rmSync(join(folder, 'secret-key'));
    await expect(prepareSecrets(test.services)).rejects.toThrow(
      `${join(folder, 'secret-key')}. Bring it back`,
    );
    expect(readdirSync(folder)).not.toContain('secret-key');
  });

  it('whose key is lost for good are replaced by one command, and the old ones open nothing', async () => {
    const { password, uuid } = await leavePlain();
    await prepareSecrets(test.services);
    rmSync(join(folder, 'secret-key'));
    const { lost, replaced } = await replaceSecrets(test.services);
    expect([lost.length, replaced]).toEqual([1, 3]);
    await prepareSecrets(test.services);
    const code = new TOTP({ secret: TOTP_SECRET }).generate({
      timestamp: test.services.clock.now().getTime(),
    });
    await expect(signInOperator(test.services, { email: EMAIL, password, code }, visitor)).rejects.toThrow(
      'wrong',
    );
    expect(await readSigningKey(test.services)).not.toBe(SIGN_IN_KEY);
    const signature = signText(UNSUBSCRIBE, `news\n${uuid}`);
    expect(await readUnsubscribe(test.services, { brand: 'blue', uuid, list: 'news', signature })).toBeNull();
  });
});
