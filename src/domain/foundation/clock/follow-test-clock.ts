import { z } from 'zod';
import { findAppSetting, putAppSetting } from '#db/queries/app-setting.ts';
import { moveTimeWitness, readTimeWitness } from '#db/queries/time-witness.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import type { MovableClock } from '#platform/clock.ts';
import { TEST_PASSAGE_MS } from './judge-time.ts';

/** The years that four digits can write; every date of the product can be computed with them. */
const RANGE = { from: Date.parse('1970-01-01T00:00:00Z'), until: Date.parse('9999-01-01T00:00:00Z') };
const KEY = 'test_clock_offset_ms';

/** In test mode every process takes over the clock that a test has set; elsewhere the clock is never moved. */
export async function followTestClock(
  { db, env }: Pick<Services, 'db' | 'env'>,
  clock: MovableClock,
): Promise<void> {
  if (env.APP_MODE !== 'test') return;
  const offset = z.number().safeParse(await findAppSetting(db, KEY));
  clock.moveTo(offset.success ? offset.data : 0);
}

/**
 * Moves the test clock, for all processes. `advance_s` adds to where it stands, `now` sets it. Time that passes is witnessed, as
 * it is when it passes by itself. A jump of more than a hundred days away from what was witnessed plays a machine whose clock is
 * wrong: the clock shows it, and the witness stays. Throws 'invalid'
 * for a time that no date of the product can be computed with.
 */
export async function moveTestClock(
  services: Pick<Services, 'db'>,
  clock: MovableClock,
  to: { readonly advance_s?: number | undefined; readonly now?: string | undefined },
): Promise<Date> {
  const before = clock.now().getTime();
  const target = to.now === undefined ? before + (to.advance_s ?? 0) * 1000 : Date.parse(to.now);
  if (!(target >= RANGE.from && target < RANGE.until)) {
    throw new AppError('invalid', `the clock cannot be set to ${target}`);
  }
  await services.db.transaction(async (tx) => {
    const witnessed = (await readTimeWitness(tx)).witnessedMs ?? before;
    const hasPassed = Math.abs(target - witnessed) <= TEST_PASSAGE_MS;
    const seenAt = new Date(hasPassed ? target : witnessed);
    clock.moveTo(clock.offsetMs() + target - before);
    clock.vouch(hasPassed);
    await moveTimeWitness(tx, { seenAt, acceptedAt: null });
    await putAppSetting(tx, KEY, clock.offsetMs(), clock.now());
  });
  return clock.now();
}
