import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';

const bodySchema = z.object({
  type: z.string(),
  timestamp: z.iso.datetime(),
  data: z.record(z.string(), z.unknown()),
});

type Received = {
  readonly path: string;
  readonly id: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: z.infer<typeof bodySchema>;
  /** Whether its signature is that of Standard Webhooks for a secret. */
  isSignedWith(secret: string): boolean;
};

/** What the server does with a message: answers a status, says more than anyone wants to hear, hangs up, or says nothing. */
type Mood = number | 'endless' | 'gone' | 'silent';

/** A program on loopback that receives events, as Standard Webhooks describes it. */
export async function startWebhookServer() {
  const received: Received[] = [];
  let [usual, headers]: [Mood, Record<string, string>] = [200, {}];
  const moods = new Map<string, Mood>();
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const text = Buffer.concat(parts).toString('utf8');
    received.push({
      path: request.url ?? '',
      id: String(request.headers['webhook-id']),
      headers: request.headers,
      body: bodySchema.parse(JSON.parse(text)),
      isSignedWith: (secret) => isSigned(request.headers, text, secret),
    });
    const mood = moods.get(request.url ?? '') ?? usual;
    if (mood === 'silent') return;
    if (mood === 'gone') return void request.socket.destroy();
    if (mood !== 'endless') return void response.writeHead(mood, headers).end();
    response.writeHead(200);
    const talk = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
    };
    response.on('drain', talk);
    talk();
  });
  const port = await new Promise<number>((done) => {
    server.listen(0, '127.0.0.1', () => done(z.object({ port: z.number() }).parse(server.address()).port));
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    be: (next: Mood, answered: Record<string, string> = {}) => {
      [usual, headers] = [next, answered];
    },
    /** The same for one path. */
    beAt: (path: string, next: Mood) => void moods.set(path, next),
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

export type WebhookServer = Awaited<ReturnType<typeof startWebhookServer>>;

function isSigned(headers: IncomingHttpHeaders, text: string, secret: string): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const said = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${text}`;
  const right = `v1,${createHmac('sha256', key).update(said).digest('base64')}`;
  return headers['webhook-signature'] === right && /^\d{10}$/.test(String(headers['webhook-timestamp']));
}
