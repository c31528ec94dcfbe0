import { lookup } from 'node:dns';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startPushService } from '#tests/support/push-service.ts';
import { newPushKeys, postPush } from './post-push.ts';
import { isPublicAddress, lookupPublic } from './public-address.ts';
import { isPushEndpoint } from './push-endpoint.ts';

const keys = newPushKeys();
let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  service = await startPushService(() => keys.publicKey);
});
afterAll(() => service.close());

const PAYLOAD = JSON.stringify({ title: 'Xin chào', body: '推薦', path: '/vi', tag: 'a' });

function post(endpoint: string, isTest: boolean) {
  const browser = service.newBrowser();
  return postPush(
    {
      endpoint: endpoint === '' ? browser.endpoint : endpoint,
      publicKey: browser.keys.p256dh,
      authSecret: browser.keys.auth,
      payload: PAYLOAD,
      topic: 'a',
      ttlS: 60,
      isUrgent: false,
    },
    { keys, subject: 'https://trueline.example', isTest },
  );
}

describe('a message', () => {
  it('comes to the browser alone, signed, in every script, and only to this machine in test mode', async () => {
    expect((await post('', true)).status).toBe(201);
    expect(service.received.at(-1)).toMatchObject({ payload: JSON.parse(PAYLOAD), ttlS: 60, topic: 'a' });
    const before = service.asked();
    await expect(post('', false)).rejects.toThrow('not one of a push service');
    expect(service.asked()).toBe(before);
  });

  it('opens no connection to a name that leads into this machine', async () => {
    let connections = 0;
    const inside = createServer((socket) => {
      connections += 1;
      socket.destroy();
    });
    const port = await new Promise<number>((done) => {
      inside.listen(0, () => done(z.object({ port: z.number() }).parse(inside.address()).port));
    });
    // The name is not refused for itself here, as one of a stranger's zone would not be, but for where it leads.
    const asked = new Promise((done) => lookupPublic('localhost', {}, (problem) => done(problem?.message)));
    expect(await asked).toBe('localhost is not in the public internet');
    const known = await new Promise((done) => lookup('localhost', (problem) => done(problem)));
    expect(known).toBeNull();
    await expect(post(`https://127.0.0.1:${port}/x`, false)).rejects.toThrow('not one of a push service');
    expect(connections).toBe(0);
    await new Promise((closed) => inside.close(closed));
  });
});

describe('an address of a browser', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/QGu',
    'https://8.8.8.8/x',
    'https://[2606:4700::1111]/x',
  ])('may be %s', (address) => {
    expect(isPushEndpoint(address, { isTest: false })).toBe(true);
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://user:word@fcm.googleapis.com/x',
    'https://fcm.googleapis.com/x#part',
    'https://localhost/x',
    'https://metadata/x',
    'https://localhost./x',
    'https://metadata./x',
    'https://db.internal./x',
    'https://fcm.googleapis.com/x\r\nX-Other: 1',
    'https://fcm.goo\tgleapis.com/x',
    'https://db.internal/x',
    'https://printer.local/x',
    'https://127.0.0.1/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://10.1.2.3/x',
    'https://169.254.169.254/latest/meta-data',
    'https://192.168.1.1/x',
    'https://[::1]/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://[fd00::1]/x',
    'https://[fe80::1]/x',
    'https://[64:ff9b::a00:1]/x',
    'https://[2002:a00:1::]/x',
    'ftp://fcm.googleapis.com/x',
    'javascript:alert(1)',
    `https://fcm.googleapis.com/${'x'.repeat(2048)}`,
    '',
  ])('is never %s', (address) => {
    expect(isPushEndpoint(address, { isTest: false })).toBe(false);
  });

  it.each([
    ['1.1.1.1', true],
    ['100.64.0.1', false],
    ['198.18.0.1', false],
    ['255.255.255.255', false],
    ['0.0.0.0', false],
    ['::', false],
    ['::ffff:8.8.8.8', false],
    ['2606:4700::1111', true],
    ['2001:db8::1', false],
    ['ff02::1', false],
  ])('%s is public: %s', (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic);
  });
});
