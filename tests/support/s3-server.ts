import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { z } from 'zod';
import type { S3Settings } from '#platform/object-store/s3-call.ts';

/** What the server does with a request: its work, a status, nothing at all, or it hangs up. */
type Mood = 'well' | 'silent' | 'gone' | number | ((response: ServerResponse) => void);

export const BUCKET = 'backups';

/** A server of S3 on loopback, which checks signatures and whose objects lie as files in a folder. */
export async function startS3Server() {
  const directory = await mkdtemp(join(tmpdir(), 'trueline-s3-'));
  const s3 = new S3rver({
    directory,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: BUCKET }],
  });
  await s3.configureBuckets();
  const serve = s3.callback();
  const requests: string[] = [];
  let moodOf: (request: IncomingMessage, number: number) => Mood = () => 'well';
  const server = createServer((request, response) => {
    const known = `${request.method} ${request.url?.replace(/[?&]X-Amz.*$/, '')}`;
    requests.push(known);
    const mood = moodOf(request, requests.length);
    if (mood === 'well') return void serve(request, response);
    if (mood === 'gone') return void request.socket.destroy();
    if (mood === 'silent') return;
    request.resume();
    request.on('end', () => {
      if (typeof mood === 'function') mood(response);
      else response.writeHead(mood).end();
    });
  });
  const port = await new Promise<number>((done) => {
    server.listen(0, '127.0.0.1', () => done(z.object({ port: z.number() }).parse(server.address()).port));
  });
  const endpoint = `http://127.0.0.1:${port}`;
  const settings: S3Settings = {
    endpoint,
    region: 'us-east-1',
    bucket: BUCKET,
    prefix: 'site/',
    isPathStyle: true,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    limitMs: 60_000,
    tries: 3,
    firstWaitMs: 1,
  };
  return {
    endpoint,
    settings,
    requests,
    /** The file of an object, as it lies there. */
    fileOf: (key: string) => join(directory, BUCKET, `${key}._S3rver_object`),
    folder: join(directory, BUCKET),
    /** From now on, by the request and the number that it has since this call. */
    be: (next: typeof moodOf) => {
      requests.length = 0;
      moodOf = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      s3.logger.exceptions.unhandle();
      s3.logger.close();
      await rm(directory, { recursive: true });
    },
  };
}
