import { listMigrations } from '#db/migrate.ts';
import {
  deleteProcessesBefore,
  insertProcess,
  type ProcessState,
  touchProcess,
} from '#db/queries/process-heartbeat.ts';
import type { Services } from '#domain/services.ts';
import { readDiskSpace } from '#platform/disk-space.ts';
import { newId } from '#platform/id.ts';
import { DAY_MS } from '#terms/durations.ts';

const RETENTION_DAYS = 7;
/** A process says this often that it lives, and looks whether the others do. */
export const HEARTBEAT_MS = 5_000;
/** A process without a heartbeat for so long has died or stands still. The next check of another one reports it: within half a minute. */
export const SILENT_MS = 25_000;

export type ProcessInfo = {
  readonly kind: 'web' | 'worker' | 'backup';
  readonly host: string;
  readonly pid: number;
  /** Of a web process: the build that it serves. */
  readonly build: string | null;
};

/** Why a process does not rely on its clock, where it does not. */
type ClockState = Pick<ProcessState, 'clockReason' | 'clockAheadMs'>;

/**
 * A process that shows the others that it lives. Whatever the database says to it, the process goes on. The backups write nothing on a disk of
 * ours, and their login may change nothing but their own rows.
 */
export function createHeartbeat(services: Pick<Services, 'db' | 'clock' | 'env' | 'log'>, info: ProcessInfo) {
  const isBackup = info.kind === 'backup';
  const id = newId();
  let startedAt: Date | null = null;
  const report = async (isEnd: boolean, clock: ClockState) => {
    const seenAt = services.clock.now();
    startedAt ??= seenAt;
    try {
      const disk = isBackup ? null : await readDiskSpace(services.env.DATA_DIR);
      const state = { diskFree: disk?.free ?? null, diskSize: disk?.size ?? null, ...clock };
      const seen = isBackup ? { seenAt } : { seenAt, ...state };
      if (await touchProcess(services.db, id, isEnd ? { ...seen, endedAt: seenAt } : seen)) return;
      if (isEnd) return;
      const release = (await listMigrations()).at(-1) ?? '';
      await insertProcess(services.db, { id, ...info, release, startedAt, seenAt, ...state, endedAt: null });
      if (isBackup) return;
      await deleteProcessesBefore(services.db, new Date(seenAt.getTime() - RETENTION_DAYS * DAY_MS));
    } catch (error) {
      services.log.warn({ err: error }, 'a process could not say that it lives');
    }
  };
  return { beat: (clock: ClockState = {}) => report(false, clock), end: () => report(true, {}) };
}
