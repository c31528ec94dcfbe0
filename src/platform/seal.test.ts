import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isSealed, newestKeyId, openSealed, sealText } from './seal.ts';
import { addKeyToFile, ensureSecretKey, readSecretKeys } from './secret-key.ts';
import { StartError } from './start-error.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'trueline-keys-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const keyOf = (byte: number) => Buffer.alloc(32, byte).toString('base64url');
const settings = (...bytes: number[]) => ({ SECRET_KEY: bytes.map(keyOf), DATA_DIR: folder });
const PLACE = 'operator.totp_secret';

describe('a sealed text', () => {
  it('opens to itself, is never the same twice, and shows nothing of what it holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 }), (text) => {
        const [first, second] = [sealText(settings(1), PLACE, text), sealText(settings(1), PLACE, text)];
        expect(first).not.toBe(second);
        expect(isSealed(first)).toBe(true);
        expect([first, second].map((sealed) => openSealed(settings(1), PLACE, sealed))).toEqual([text, text]);
      }),
    );
    expect(sealText(settings(1), PLACE, 'JBSWY3DPEHPK3PXP')).not.toContain('JBSWY3DPEHPK3PXP');
  });

  it('is refused where any character of it was changed, or where it stands in another place', () => {
    const sealed = sealText(settings(1), PLACE, 'JBSWY3DPEHPK3PXP');
    const from = sealed.lastIndexOf('.') + 1;
    for (let at = from; at < sealed.length; at++) {
      const other = sealed.charAt(at) === 'A' ? 'B' : 'A';
      const changed = sealed.slice(0, at) + other + sealed.slice(at + 1);
      // The last character carries bits that are no part of the bytes.
      if (Buffer.from(changed.slice(from), 'base64url').equals(Buffer.from(sealed.slice(from), 'base64url')))
        continue;
      expect(() => openSealed(settings(1), PLACE, changed)).toThrow('was changed since it was sealed');
    }
    expect(() => openSealed(settings(1), PLACE, sealed.slice(0, from))).toThrow();
    expect(() => openSealed(settings(1), 'app_setting.sign_in_key', sealed)).toThrow('was changed');
    expect(() => openSealed(settings(1), PLACE, 'JBSWY3DPEHPK3PXP')).toThrow('is not sealed');
  });

  it('is opened by an older key, sealed by the newest, and refused by name without its key', () => {
    const old = sealText(settings(1), PLACE, 'x');
    expect(openSealed(settings(2, 1), PLACE, old)).toBe('x');
    expect(sealText(settings(2, 1), PLACE, 'x')).toContain(newestKeyId(settings(2)));
    expect(() => openSealed(settings(2), PLACE, old)).toThrow(StartError);
    expect(() => openSealed(settings(2), PLACE, old)).toThrow(
      `SECRET_KEY: secrets in the database are sealed with the key ${newestKeyId(settings(1))}`,
    );
  });
});

describe('the key of a data folder', () => {
  it('is made once, in a file that its owner alone can read, and stays when another comes before it', () => {
    const env = { SECRET_KEY: undefined, DATA_DIR: join(folder, 'data') };
    expect(() => sealText(env, PLACE, 'x')).toThrow(/^SECRET_KEY: there is no key/);
    ensureSecretKey(env);
    const [first] = readSecretKeys(env);
    ensureSecretKey(env);
    expect(readSecretKeys(env)).toEqual([first]);
    addKeyToFile(env.DATA_DIR);
    expect(readSecretKeys(env)[1]).toEqual(first);
    expect(statSync(join(env.DATA_DIR, 'secret-key')).mode & 0o777).toBe(0o600);
    writeFileSync(join(env.DATA_DIR, 'secret-key'), 'not a key\n');
    expect(() => readSecretKeys(env)).toThrow(/^DATA_DIR: .*no key/);
  });
});
