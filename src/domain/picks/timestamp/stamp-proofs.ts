import {
  hasUnstampedBefore,
  insertTimestampToken,
  listUnstamped,
  type Unstamped,
} from '#db/queries/timestamp-token.ts';
import { syncAlerts, type Trouble } from '#domain/foundation/alert/sync-alerts.ts';
import type { Services } from '#domain/services.ts';
import { newId } from '#platform/id.ts';
import { askAuthority, type Stamp } from '#platform/timestamp/ask-authority.ts';
import { TimestampError } from '#platform/timestamp/timestamp-error.ts';
import { HOUR_MS, MINUTE_MS } from '#terms/durations.ts';
import { readAuthorities } from './authorities.ts';

type Authority = Awaited<ReturnType<typeof readAuthorities>>[number];

/** How many tokens a run asks one authority for; the rest waits for the next run. */
const MAX_A_RUN = 20;
/** How far an authority's clock may be from ours. One that is ahead would say too little; one that is behind would say too much. */
const MAX_APART_MS = 5 * MINUTE_MS;
/** After this long without a token operators are notified. */
const LATE_MS = HOUR_MS;

type Stamped = { readonly stamped: number; readonly failed: readonly string[] };

/**
 * Asks each authority for a timestamp of every batch and every close that has none of it, the newest first: a token is worth most while
 * no game of the batch has begun. An authority that does not answer is asked again at the next run, and holds up nothing else.
 */
export async function stampProofs(services: Services): Promise<Stamped> {
  const authorities = await readAuthorities(services);
  const results = await Promise.all(authorities.map((authority) => stampWith(services, authority)));
  const late = await Promise.all(authorities.map((authority) => findLate(services, authority)));
  await syncAlerts(services, {
    kinds: ['timestamps_late'],
    troubles: late.filter((trouble) => trouble !== null),
  });
  return {
    stamped: results.reduce((sum, { stamped }) => sum + stamped, 0),
    failed: results.flatMap(({ failed }) => failed),
  };
}

async function stampWith(services: Services, authority: Authority): Promise<Stamped> {
  const waiting = await listUnstamped(services.db, { authority: authority.name, limit: MAX_A_RUN });
  let stamped = 0;
  for (const subject of waiting.slice(0, MAX_A_RUN)) {
    try {
      const stamp = await askAuthority(authority, subject.hash);
      assertPossible(services, subject, stamp);
      if (await store(services, authority, subject, stamp)) stamped += 1;
    } catch (error) {
      if (!(error instanceof TimestampError)) throw error;
      services.log.warn({ err: error, authority: authority.name, reason: error.reason }, 'no timestamp');
      return { stamped, failed: [`${authority.name}: ${error.reason}`] };
    }
  }
  return { stamped, failed: [] };
}

/** An authority's clock that is far from ours would claim what no one saw. */
function assertPossible({ clock }: Services, { since }: Unstamped, { stampedAt }: Stamp): void {
  const now = clock.now().getTime();
  const stampedMs = stampedAt.getTime();
  if (stampedMs < since.getTime() - MAX_APART_MS || Math.abs(stampedMs - now) > MAX_APART_MS)
    throw new TimestampError('time', `the authority says ${stampedAt.toISOString()}`);
}

function store({ db, clock }: Services, { name }: Authority, { batchId, day }: Unstamped, stamp: Stamp) {
  return insertTimestampToken(db, {
    id: newId(),
    authority: name,
    batchId,
    day,
    token: Buffer.from(stamp.token),
    serial: stamp.serial,
    stampedAt: stamp.stampedAt,
    receivedAt: clock.now(),
  });
}

async function findLate({ db, clock }: Services, { name }: Authority): Promise<Trouble | null> {
  const before = new Date(clock.now().getTime() - LATE_MS);
  if (!(await hasUnstampedBefore(db, { authority: name, before }))) return null;
  return {
    kind: 'timestamps_late',
    subject: name,
    permission: 'operations.view',
    severity: 'warning',
    facts: { subject: name },
    path: '/office/jobs',
  };
}
