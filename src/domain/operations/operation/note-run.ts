import { putJobRun } from '#db/queries/job.ts';
import type { Services } from '#domain/services.ts';

const MAX_CHARACTERS = 500;

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
  const reason = error === null ? null : String(error instanceof Error ? error.message : error);
  try {
    await putJobRun(db, {
      name,
      startedAt,
      endedAt,
      durationMs: Math.round(durationMs),
      error: reason === null ? null : reason.slice(0, MAX_CHARACTERS) || 'no reason',
    });
  } catch (failure) {
    log.warn({ err: failure, job: name }, 'a run could not be noted');
  }
}
