import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

/** What the authority does with the next questions. */
export type AuthorityMood = 'right' | 'away' | 'refuses' | 'garbage' | 'repeats' | 'other hash' | 'expired';

/** Whether this machine has the program that plays the authority. */
export function hasOpenssl(): boolean {
  try {
    execFileSync('openssl', ['version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * A real time-stamping authority on loopback: OpenSSL's own (`openssl ts`), with a root of its own. `rootFile` is what its word is believed
 * by; `otherRootFile` is a root that did not sign its certificates.
 */
export async function startTimeAuthority() {
  const folder = mkdtempSync(join(tmpdir(), 'authority-'));
  const at = (name: string) => join(folder, name);
  const openssl = (...parameters: string[]) =>
    execFileSync('openssl', parameters, { cwd: folder, stdio: 'pipe' });
  makeCertificates(openssl, at);
  let mood: AuthorityMood = 'right';
  let last: Buffer | null = null;
  const server = createServer(async (request, response) => {
    if (mood === 'away' || mood === 'garbage') {
      response.writeHead(mood === 'away' ? 503 : 200).end('no token');
      return;
    }
    const question = mood === 'other hash' ? otherQuestion(openssl, at) : await bodyOf(request);
    const answer = mood === 'repeats' && last !== null ? last : await reply(folder, mood, question);
    last = answer;
    response.setHeader('Content-Type', 'application/timestamp-reply').end(answer);
  });
  const port = await new Promise<number>((done) => {
    const listening = server.listen(0, '127.0.0.1', () =>
      done(z.object({ port: z.number() }).parse(listening.address()).port),
    );
  });
  return {
    url: `http://127.0.0.1:${port}/`,
    name: `127.0.0.1:${port}`,
    rootFile: at('root.pem'),
    otherRootFile: at('other.pem'),
    be: (next: AuthorityMood) => {
      mood = next;
    },
    /** What OpenSSL says of a token of a text. */
    verify: (token: Buffer, text: string) => {
      writeFileSync(at('token.der'), token);
      writeFileSync(at('text'), text);
      return String(
        openssl('ts', '-verify', '-data', 'text', '-in', 'token.der', '-token_in', '-CAfile', 'root.pem'),
      );
    },
    close: async () => {
      await new Promise((closed) => server.close(closed));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const CONFIGURATION = `
[purpose]
extendedKeyUsage = critical,timeStamping
[ts]
default_tsa = authority
[authority]
serial = serial
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
ess_cert_id_alg = sha256
`;

function makeCertificates(openssl: (...parameters: string[]) => Buffer, at: (name: string) => string): void {
  writeFileSync(at('configuration'), CONFIGURATION);
  writeFileSync(at('serial'), '01\n');
  for (const root of ['root', 'other']) {
    openssl(
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-keyout',
      `${root}.key`,
      '-out',
      `${root}.pem`,
      '-days',
      '30',
      '-subj',
      `/CN=Sample ${root}`,
    );
  }
  openssl(
    'req',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-keyout',
    'signer.key',
    '-out',
    'signer.csr',
    '-subj',
    '/CN=Sample authority',
  );
  for (const [name, days] of [
    ['right', '30'],
    ['expired', '-1'],
  ] as const) {
    openssl(
      'x509',
      '-req',
      '-in',
      'signer.csr',
      '-CA',
      'root.pem',
      '-CAkey',
      'root.key',
      '-CAcreateserial',
      '-days',
      days,
      '-extfile',
      'configuration',
      '-extensions',
      'purpose',
      '-out',
      `${name}.pem`,
    );
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
}

function otherQuestion(openssl: (...parameters: string[]) => Buffer, at: (name: string) => string): Buffer {
  openssl('ts', '-query', '-digest', 'ab'.repeat(32), '-sha256', '-cert', '-out', 'other.tsq');
  return readFileSync(at('other.tsq'));
}

async function reply(folder: string, mood: AuthorityMood, question: Buffer): Promise<Buffer> {
  const signer = mood === 'expired' ? 'expired.pem' : 'right.pem';
  const truncated = mood === 'refuses' ? question.subarray(0, 12) : question;
  writeFileSync(join(folder, 'question'), truncated);
  await promisify(execFile)(
    'openssl',
    [
      'ts',
      '-reply',
      '-config',
      'configuration',
      '-section',
      'authority',
      '-queryfile',
      'question',
      '-signer',
      signer,
      '-inkey',
      'signer.key',
      '-out',
      'answer',
    ],
    { cwd: folder },
  );
  return readFileSync(join(folder, 'answer'));
}
