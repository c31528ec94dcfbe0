import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAvatar } from '#domain/accounts/member/set-avatar.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { avatarContract } from './avatar.contract.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
});
afterAll(() => test.close());

const set = (token: string | null, image: unknown) =>
  callApi(test.services, { method: 'POST', path: '/me/avatar', token, body: { image } });
const picture = (format: 'png' | 'jpeg' | 'webp') =>
  sharp({ create: { width: 400, height: 200, channels: 3, background: '#3F5AF3' } })
    .withExif({ IFD0: { Copyright: 'a secret place' } })
    [format]()
    .toBuffer();

describe('200', () => {
  it.each(['png', 'jpeg', 'webp'] as const)(
    're-encodes a %s: a small square without what the file told',
    async (format) => {
      const { token } = await makeMember(test.services);
      const { status, data } = await set(token, (await picture(format)).toString('base64'));
      expect(status).toBe(200);
      const { avaturl } = avatarContract.data.parse(data);
      expect(avaturl).toMatch(/^avatars\/[\w-]{36}\.webp$/);
      const bytes = (await findAvatar(test.services, avaturl)) ?? Buffer.alloc(0);
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 160, height: 160 });
      expect(bytes.includes('a secret place')).toBe(false);
      expect((await callApi(test.services, { path: '/account', token })).data).toMatchObject({ avaturl });
    },
  );

  it('keeps the newest picture only', async () => {
    const { token } = await makeMember(test.services);
    const image = (await picture('png')).toString('base64');
    const first = avatarContract.data.parse((await set(token, image)).data).avaturl;
    await set(token, image);
    expect(await findAvatar(test.services, first)).toBeNull();
  });
});

describe('302', () => {
  it('asks for a login', async () => {
    expect((await set(null, 'AAAA')).http_code).toBe(302);
  });
});

/** A PNG that says how large it is, and little more. */
function pngHeader(width: number, height: number): string {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.writeUInt8(8, 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const parts = [
    signature,
    chunk('IHDR', size),
    chunk('IDAT', deflateSync(Buffer.alloc(9))),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat(parts).toString('base64');
}

describe('422', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const gif = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
  it.each([
    ['no base64', 'not base64!'],
    ['empty', ''],
    ['noise', Buffer.from('this is no picture').toString('base64')],
    ['a script in an SVG', Buffer.from(svg).toString('base64')],
    ['a GIF', gif],
    ['a truncated PNG', 'iVBORw0KGgoAAAANSUhEUg=='],
    ['a picture of ten gigapixels', pngHeader(100_000, 100_000)],
    ['more than 1 MB', 'A'.repeat(1_398_104 + 4)],
    ['no text', 7],
  ])('refuses %s', async (_what, image) => {
    const { token } = await makeMember(test.services);
    const { status, messages } = await set(token, image);
    expect([status, Object.keys(messages.input_validates)]).toEqual([422, ['image']]);
    expect((await callApi(test.services, { path: '/account', token })).data).toMatchObject({ avaturl: null });
  });
});
