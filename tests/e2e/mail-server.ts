import { SMTPServer } from 'smtp-server';
import { outside } from './outside-addresses.ts';

export type MailServer = {
  /** The letters that came, as they travelled, the last one last. */
  readonly letters: readonly string[];
  close(): Promise<void>;
};

/** A real mail server that keeps what it is handed. */
export async function startMailServer(): Promise<MailServer> {
  const letters: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = '';
      stream.setEncoding('utf8');
      stream.on('data', (piece: string) => {
        text += piece;
      });
      stream.on('end', () => {
        letters.push(text);
        done();
      });
    },
  });
  await new Promise<void>((ready) => server.listen(outside.smtpPort, '127.0.0.1', ready));
  return { letters, close: () => new Promise((closed) => server.close(closed)) };
}

/** The plain text of a letter's first part, its lines joined again where the transport broke them. */
export function plainText(letter: string): string {
  return letter.replaceAll('=\r\n', '').replaceAll('=3D', '=');
}
