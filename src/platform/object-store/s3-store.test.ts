import { copyFile, readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startS3Server } from '#tests/support/s3-server.ts';
import { openS3Store } from './s3-store.ts';

let server: Awaited<ReturnType<typeof startS3Server>>;
beforeAll(async () => {
  server = await startS3Server();
});
afterEach(() => server.be(() => 'well'));
afterAll(() => server.close());

const open = (changes: object = {}) => openS3Store({ ...server.settings, ...changes });
const bytes = (text: string) => Buffer.from(text);

describe('a bucket', () => {
  it('gives back what was put there, lists it, and forgets what is removed', async () => {
    const store = open();
    await store.put('a/one', bytes('first'));
    await store.put('a/one', bytes('second'));
    await store.put('a/two.age.000001', Buffer.alloc(3_000_000, 7));
    expect((await store.get('a/one')).toString()).toBe('second');
    expect((await store.get('a/two.age.000001')).equals(Buffer.alloc(3_000_000, 7))).toBe(true);
    expect(await store.list('a/')).toEqual([
      { key: 'a/one', bytes: 6 },
      { key: 'a/two.age.000001', bytes: 3_000_000 },
    ]);
    await store.remove('a/one');
    await store.remove('a/one');
    expect((await store.list('')).map(({ key }) => key)).toEqual(['a/two.age.000001']);
    await expect(store.get('a/one')).rejects.toThrow('s3://backups answers 404 NoSuchKey.');
  });

  it('is seen under its prefix alone', async () => {
    await open({ prefix: 'other/' }).put('b/one', bytes('1'));
    expect(await open().list('b/')).toEqual([]);
    expect(open().address).toBe('s3://backups/site');
    expect(open({ prefix: '' }).address).toBe('s3://backups');
    expect(await open({ prefix: '' }).list('other/')).toEqual([{ key: 'other/b/one', bytes: 1 }]);
  });

  it('of more than a thousand objects is listed whole', async () => {
    const keys = Array.from({ length: 1205 }, (_, index) => `many/${String(index).padStart(5, '0')}`);
    await open().put(keys[0] ?? '', bytes('1'));
    // The server keeps each object in some files of its own; copies of them are objects, too.
    const folder = dirname(server.fileOf(`site/${keys[0]}`));
    const files = await readdir(folder);
    for (const key of keys.slice(1)) {
      for (const file of files)
        await copyFile(join(folder, file), join(folder, file.replace('00000', basename(key))));
    }
    server.be(() => 'well');
    const found = await open().list('many/');
    expect(found.map(({ key }) => key)).toEqual(keys);
    expect(server.requests).toHaveLength(2);
  });
});

describe('a server', () => {
  it.each([
    ['the name of the key', { accessKeyId: 'NOBODYS-KEY' }, '403 InvalidAccessKeyId'],
    ['the secret', { secretAccessKey: 'NOT-THE-SECRET' }, '403 SignatureDoesNotMatch'],
    ['the bucket', { bucket: 'missing' }, '404 NoSuchBucket'],
  ])('that refuses %s is asked once and quoted, without what was secret', async (_, changes, answer) => {
    server.be(() => 'well');
    const failure = await open(changes)
      .put('x', bytes('1'))
      .catch((error: Error) => error.message);
    expect(failure).toContain(`answers ${answer}.`);
    expect(failure).not.toMatch(/S3RVER|NOBODYS|SECRET/);
    expect(server.requests).toHaveLength(1);
  });

  it.each(['gone', 500, 503, 429] as const)('that is %s twice is asked a third time', async (mood) => {
    server.be((_, number) => (number < 3 ? mood : 'well'));
    await open().put('again', bytes('1'));
    expect(server.requests).toHaveLength(3);
    expect((await open().get('again')).toString()).toBe('1');
  });

  it('that stays away is given up', async () => {
    server.be(() => 'gone');
    await expect(open().put('x', bytes('1'))).rejects.toThrow(/^s3:\/\/backups is away \(.+\)\.$/);
    expect(server.requests).toHaveLength(3);
  });

  it('that takes a request and says nothing is given up when its time is over', async () => {
    server.be(() => 'silent');
    const slow = open({ limitMs: 200 });
    await expect(slow.get('x')).rejects.toThrow('s3://backups did not answer within 0.2 s.');
    // On a busy machine a try may be over before it has reached the server.
    expect(server.requests.length).toBeLessThanOrEqual(3);
  });

  it('that is waited for is left at once when the work is stopped', async () => {
    server.be(() => 'silent');
    const stopping = new AbortController();
    const waiting = open().put('x', bytes('1'), stopping.signal);
    setTimeout(() => stopping.abort(), 10);
    await expect(waiting).rejects.toThrow('aborted');
    expect(server.requests.length).toBeLessThan(2);
  });

  it('that stored other bytes, or sends fewer than it said, is not believed', async () => {
    server.be(() => (response) => response.writeHead(200, { etag: `"${'0'.repeat(32)}"` }).end());
    await expect(open().put('x', bytes('1'))).rejects.toThrow('took other bytes than were sent for x.');
    server.be(() => (response) => {
      response.writeHead(200, { 'content-length': 10 }).write('half', () => response.destroy());
    });
    await expect(open().get('x')).rejects.toThrow('is away');
  });

  it('whose list breaks off or is no list is not believed', async () => {
    server.be(
      () => (response) =>
        response.end('<ListBucketResult><IsTruncated>true</IsTruncated></ListBucketResult>'),
    );
    await expect(open().list('')).rejects.toThrow('breaks off');
    server.be(() => (response) => response.end('<ListBucketResult><Contents>'));
    await expect(open().list('')).rejects.toThrow('cannot be read');
  });

  it('that sends one elsewhere is not followed', async () => {
    server.be(() => (response) => response.writeHead(301, { location: 'http://127.0.0.1:1/' }).end());
    await expect(open().list('')).rejects.toThrow('answers 301.');
  });
});
