import { z } from 'zod';
import { findAppSetting, putAppSetting } from '#db/queries/app-setting.ts';
import type { MovableClock } from '#platform/clock.ts';
import type { Services } from '../services.ts';

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

/** Moves the test clock, for all processes. `advance_s` adds to where it stands, `now` sets it. */
export async function moveTestClock(
  services: Pick<Services, 'db'>,
  clock: MovableClock,
  to: { readonly advance_s?: number | undefined; readonly now?: string | undefined },
): Promise<Date> {
  const before = clock.now().getTime();
  const target = to.now === undefined ? before + (to.advance_s ?? 0) * 1000 : Date.parse(to.now);
  clock.moveTo(clock.offsetMs() + target - before);
  await putAppSetting(services.db, KEY, clock.offsetMs(), clock.now());
  return clock.now();
}
