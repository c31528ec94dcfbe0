import { z } from 'zod';
import { readBody, reasonOf } from '../answers/read-body.ts';
import { addressIn, countsOf, failureOf, type Provider, request } from './ask.ts';

const TIME_LIMIT_MS = 8000;
const LIST = { mostBytes: 4 * 1024 * 1024, types: ['application/json'], kind: 'JSON', otherCharsets: false };
const competitionsSchema = z.object({ competitions: z.array(z.object({ code: z.string().nullable() })) });

type AccountAnswer = {
  /** Questions that are left in this minute; null where the provider did not say. */
  readonly remaining: number | null;
  /** The provider's own names of the leagues that the key may ask for; null where the answer is worth nothing. */
  readonly codes: ReadonlySet<string | null> | null;
  /** Why the answer is worth nothing; null where it is good. Neither the key nor the body of a failure gets into it. */
  readonly failure: string | null;
};

/** Asks the provider for its list of competitions, which names those that the key may ask for (v4). */
export async function askAccount(provider: Provider): Promise<AccountAnswer> {
  const nothing = { remaining: null, codes: null };
  try {
    const limit = AbortSignal.timeout(TIME_LIMIT_MS);
    const response = await request(provider, addressIn(provider, 'v4/competitions'), limit);
    const { remaining } = countsOf(response.headers);
    if (!response.ok) return { ...nothing, remaining, failure: await failureOf(response) };
    const read = await readBody(response, LIST);
    if ('failure' in read) return { ...nothing, remaining, failure: read.failure };
    const codes = parseCodes(read.body);
    if (codes === null) return { ...nothing, remaining, failure: 'the answer is no list of competitions' };
    return { remaining, codes, failure: null };
  } catch (error) {
    return { ...nothing, failure: reasonOf(error, TIME_LIMIT_MS) };
  }
}

function parseCodes(body: string): ReadonlySet<string | null> | null {
  try {
    return new Set(competitionsSchema.parse(JSON.parse(body)).competitions.map(({ code }) => code));
  } catch {
    return null;
  }
}
