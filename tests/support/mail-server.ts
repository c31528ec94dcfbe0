import { SMTPServer } from 'smtp-server';

/** A real mail server on loopback that keeps what it is handed, or refuses it with a code; or one that lets no one in. */
export async function startMailServer({ letsIn = true }: { readonly letsIn?: boolean } = {}) {
  /** `atMs` is when the whole of it was here, on the steady clock of this process. */
  const received: { to: string[]; from: string; source: string; atMs: number }[] = [];
  let refusal: number | null = null;
  const server = new SMTPServer({
    authOptional: letsIn,
    disabledCommands: letsIn ? ['STARTTLS', 'AUTH'] : ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(new Error('no such user or password')),
    logger: false,
    onRcptTo(_address, _session, done) {
      if (refusal === null) return done();
      done(Object.assign(new Error('no'), { responseCode: refusal }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom === false ? '' : mailFrom.address;
        const source = Buffer.concat(chunks).toString('utf8');
        const to = rcptTo.map(({ address }) => address);
        received.push({ from, to, source, atMs: performance.now() });
        done();
      });
    },
  });
  // Anyone who is killed while they hand over an e-mail breaks their connection.
  server.on('error', () => undefined);
  const port = await new Promise<number>((done) => {
    const listening = server.listen(0, '127.0.0.1', () => done(Object(listening.address()).port));
  });
  return {
    received,
    url: `smtp://127.0.0.1:${port}`,
    refuse: (code: number | null) => {
      refusal = code;
    },
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
}

/** The words of the plain text of an e-mail as it went over the wire. */
export function plainTextOf(source: string): string {
  const [, part = ''] = /Content-Type: text\/plain[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(source) ?? [];
  const isBase64 = /Content-Type: text\/plain[^\r]*\r\nContent-Transfer-Encoding: base64/.test(source);
  if (isBase64) return Buffer.from(part, 'base64').toString('utf8');
  const bytes = part.replaceAll(/=\r\n/g, '').replaceAll(/=([\dA-F]{2})/g, '%$1');
  return decodeURIComponent(bytes.replaceAll(/%(?![\dA-F]{2})/g, '%25'));
}
