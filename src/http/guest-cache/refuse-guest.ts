import type { ServerResponse } from 'node:http';
import { refusal } from '../refusal.ts';
import type { GuestQuestion } from './guest-question.ts';

type Refusal = { readonly headers: string[]; readonly body: Buffer };

type RefuseGuest = (
  question: GuestQuestion,
  outgoing: ServerResponse,
  how: { readonly isHead: boolean; readonly isLast: boolean },
) => void;

/** Tells a guest to come again, in the words in which the rest of the site says so. Each text is made once, as it has to cost next to nothing. */
export function createRefuseGuest(): RefuseGuest {
  const known = new Map<string, Refusal>();
  const pending = new Map<string, Promise<Refusal>>();
  const make = (key: string, question: GuestQuestion): Promise<Refusal> => {
    const made = pending.get(key) ?? makeRefusal(question);
    pending.set(key, made);
    void made
      .then((one) => known.set(key, one))
      .catch(() => undefined)
      .finally(() => pending.delete(key));
    return made;
  };
  return (question, outgoing, how) => {
    const key = `${question.kind} ${question.brand.key} ${question.locale}`;
    const one = known.get(key);
    if (one !== undefined) send(one, outgoing, how);
    else
      void make(key, question).then(
        (made) => send(made, outgoing, how),
        () => outgoing.destroy(),
      );
  };
}

async function makeRefusal({ kind, brand, locale }: GuestQuestion): Promise<Refusal> {
  const path = kind === 'api' ? '/api/' : `/${locale}`;
  const response = await refusal({ brand, locale, path, requestId: '' }, 'busy');
  const body = Buffer.from(await response.arrayBuffer());
  response.headers.delete('X-Request-Id');
  response.headers.set('Content-Length', String(body.length));
  return { headers: [...response.headers].flat(), body };
}

function send(
  { headers, body }: Refusal,
  outgoing: ServerResponse,
  { isHead, isLast }: { readonly isHead: boolean; readonly isLast: boolean },
): void {
  outgoing.writeHead(503, isLast ? [...headers, 'Connection', 'close'] : headers);
  if (isHead) outgoing.end();
  else outgoing.end(body);
}
