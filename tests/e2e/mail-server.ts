import { SMTPServer } from 'smtp-server';
import { outside } from './outside-addresses.ts';

export type MailServer = {
  /** The e-mails that came, as they travelled, the last one last. */
  readonly emails: readonly string[];
  close(): Promise<void>;
};

/** A real mail server that keeps what it is handed. */
export async function startMailServer(): Promise<MailServer> {
  const emails: string[] = [];
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
        emails.push(text);
        done();
      });
    },
  });
  await new Promise<void>((ready) => server.listen(outside.smtpPort, '127.0.0.1', ready));
  return { emails, close: () => new Promise((closed) => server.close(closed)) };
}

/** The plain text of an e-mail's first part, its lines joined again where the transport broke them. */
export function plainText(email: string): string {
  return email.replaceAll('=\r\n', '').replaceAll('=3D', '=');
}
