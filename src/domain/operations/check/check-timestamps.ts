import { countUnstamped, listNewestTokens, type TokenToCheck } from '#db/queries/timestamp-token.ts';
import { readAuthorities } from '#domain/picks/timestamp/authorities.ts';
import type { Services } from '#domain/services.ts';
import { TimestampError } from '#platform/timestamp/timestamp-error.ts';
import { verifyToken } from '#platform/timestamp/verify-token.ts';
import { HOUR_MS, MINUTE_MS } from '#terms/durations.ts';
import { ErrorList } from './error-list.ts';
import { type Finding, findingOf } from './finding.ts';

/** Each run checks so many of an authority's tokens, the newest ones. */
const MAX_TOKENS = 500;
/** An authority may take so long for a batch. */
const LATE_MS = HOUR_MS;
/** How far an authority's clock may be behind ours (decision 102). */
const MAX_APART_MS = 5 * MINUTE_MS;

type Authority = Awaited<ReturnType<typeof readAuthorities>>[number];

/** Every authority's newest tokens hold for their hashes, and no batch that it should have seen is without one. */
export async function checkTimestamps(services: Services): Promise<Finding> {
  const authorities = await readAuthorities(services);
  const errors = new ErrorList();
  const checked = await Promise.all(
    authorities.map((authority) => checkAuthority(services, authority, errors)),
  );
  const n = checked.reduce((sum, one) => sum + one, 0);
  return findingOf({ n, needed: 1, ...errors.found });
}

async function checkAuthority(
  { db, clock }: Services,
  { name, roots }: Authority,
  errors: ErrorList,
): Promise<number> {
  const before = new Date(clock.now().getTime() - LATE_MS);
  const [tokens, missing] = await Promise.all([
    listNewestTokens(db, { authority: name, limit: MAX_TOKENS }),
    countUnstamped(db, { authority: name, before }),
  ]);
  for (const token of tokens) errors.expect(await isRight(token, roots), `${token.day} ${name}`);
  for (let index = 0; index < missing; index += 1) errors.add(name);
  return tokens.length + missing;
}

async function isRight(row: TokenToCheck, roots: Authority['roots']): Promise<boolean> {
  try {
    const { stampedAt } = await verifyToken(new Uint8Array(row.token), { text: row.hash, roots });
    const stamped = stampedAt.getTime();
    return stamped === row.stampedAt.getTime() && stamped >= row.since.getTime() - MAX_APART_MS;
  } catch (error) {
    if (error instanceof TimestampError) return false;
    throw error;
  }
}
