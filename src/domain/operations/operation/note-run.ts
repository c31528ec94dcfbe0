import { putJobRun } from '#db/queries/job.ts';
import type { Services } from '#domain/services.ts';
import { failureReason } from '#platform/failure-reason.ts';

/** Notes how a run of a job went. A run is none the worse where that cannot be written. */
export async function noteRun(
  { db, log }: Pick<Services, 'db' | 'log'>,
  run: {
    readonly name: string;
    readonly startedAt: Date;
    readonly durationMs: number;
    readonly error: unknown;
  },
): Promise<void> {
  const { name, startedAt, durationMs, error } = run;
  const endedAt = new Date(startedAt.getTime() + durationMs);
  try {
    await putJobRun(db, {
      name,
      startedAt,
      endedAt,
      durationMs: Math.round(durationMs),
      error: error === null ? null : failureReason(error),
    });
  } catch (failure) {
    log.warn({ err: failure, job: name }, 'a run could not be noted');
  }
}
