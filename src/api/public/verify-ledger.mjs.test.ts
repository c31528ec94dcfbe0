import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi, callFile } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { DAY_OVER, proofAt, publishTwoBatches, SEALED_DAY } from '#tests/support/sealed-days.ts';

let test: TestServices;
let folder: string;
beforeAll(async () => {
  test = await testServices();
  folder = await mkdtemp(join(tmpdir(), 'verifier-'));
  await publishTwoBatches(test);
  await proofAt(test, DAY_OVER);
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

describe('200', () => {
  it('is a file that, alone in a folder, checks a day at its address', async () => {
    const { status, headers, text } = await callFile(test.services, '/public/verify-ledger.mjs');
    expect(status).toBe(200);
    expect(headers.get('Content-Disposition')).toBe('attachment; filename="verify-ledger.mjs"');
    await writeFile(join(folder, 'verify-ledger.mjs'), text);
    const server = createServer(async (_request, response) => {
      const {
        status: _status,
        headers: _headers,
        ...envelope
      } = await callApi(test.services, {
        path: `/public/proof/${SEALED_DAY}`,
      });
      response.end(JSON.stringify(envelope));
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const place = `http://127.0.0.1:${port}/api/public/proof/${SEALED_DAY}`;
    const program = join(folder, 'verify-ledger.mjs');
    const { stdout } = await promisify(execFile)(process.execPath, [program, place], { cwd: folder });
    await new Promise((closed) => server.close(closed));
    expect(stdout).toContain(`${SEALED_DAY}: 5 picks in 2 batches`);
    expect(stdout).not.toContain('WRONG');
  });
});
