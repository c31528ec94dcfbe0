import { listCloses } from '#db/queries/proof.ts';
import { listBatches } from '#db/queries/sealed-pick.ts';
import { brandDay } from '#domain/foundation/clock/brand-day.ts';
import { isCloseUnchanged } from '#domain/picks/proof/is-close-unchanged.ts';
import { FIRST_HASH } from '#domain/picks/publish/seal-batch.ts';
import type { Services } from '#domain/services.ts';
import { DAY_MS, HOUR_MS } from '#terms/durations.ts';
import { ErrorList } from './error-list.ts';
import { type Finding, findingOf } from './finding.ts';

/** A day that has just ended may wait so long for its close. */
const GRACE_MS = 2 * HOUR_MS;

/**
 * Every day from the first one with a pick is closed, each close follows from the one before it and from its own fields, and says the
 * number of picks and the last batch that the ledger has.
 */
export async function checkCloses({ db, clock }: Services): Promise<Finding> {
  const [closes, batches] = await Promise.all([listCloses(db), listBatches(db)]);
  const errors = new ErrorList();
  const first = batches[0]?.day ?? closes[0]?.day ?? null;
  if (first === null) return findingOf({ n: 0, needed: 1 });
  const last = dayBefore(brandDay(new Date(clock.now().getTime() - GRACE_MS)));
  const byDay = new Map(closes.map((close) => [close.day, close]));
  const until = closes.at(-1)?.day ?? last;
  let head = FIRST_HASH;
  let previous = FIRST_HASH;
  let n = 0;
  const batchesOf = Map.groupBy(batches, ({ day }) => day);
  for (let day = first; day <= last || day <= until; day = dayAfter(day)) {
    const close = byDay.get(day);
    const own = batchesOf.get(day) ?? [];
    head = own.at(-1)?.batchHash ?? head;
    if (close === undefined) {
      errors.expect(day > last, day);
      continue;
    }
    n += 1;
    const holds =
      isCloseUnchanged(close) &&
      close.previousCloseHash === previous &&
      close.headHash === head &&
      close.batchCount === own.length &&
      close.finalCount === own.reduce((sum, { pickCount }) => sum + pickCount, 0);
    errors.expect(holds, day);
    previous = close.closeHash;
  }
  return findingOf({ n, needed: 1, ...errors.found });
}

const shiftDay = (day: string, days: number) =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
const dayAfter = (day: string) => shiftDay(day, 1);
const dayBefore = (day: string) => shiftDay(day, -1);
