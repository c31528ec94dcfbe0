import { findBackupAge } from '#db/queries/backup-run.ts';
import { listFailedJobs, listJobRuns } from '#db/queries/job.ts';
import { listWaitingTransfers } from '#db/queries/office-dashboard.ts';
import { findMailTrouble } from '#db/queries/outbox-state.ts';
import { listProcesses, type ProcessHeartbeatRow } from '#db/queries/process-heartbeat.ts';
import { syncAlerts, type Trouble } from '#domain/foundation/alert/sync-alerts.ts';
import { LOOK_OVERDUE_MS } from '#domain/money/order/waiting-time.ts';
import type { Services } from '#domain/services.ts';
import { HOUR_MS } from '#terms/durations.ts';
import { SILENT_MS } from './process-heartbeat.ts';
import { findBackupTroubles } from './watch-backups.ts';
import { findFeedTroubles } from './watch-feed.ts';
import { isFreshStart } from './watch-processes.ts';

const LOOKED_AT = 200;
const MAX_ERROR_CHARACTERS = 200;
const TRANSFER_HOURS = LOOK_OVERDUE_MS / HOUR_MS;
const GB = 2 ** 30;
/** A disk with less than this share free, or less than this many bytes, is nearly full. */
const MIN_DISK_SHARE = 0.05;
const MIN_DISK_BYTES = GB;

const KINDS = [
  'feed_refused',
  'feed_stale',
  'feed_out_of_credits',
  'emails_refused',
  'job_given_up',
  'disk_full',
  'backup_old',
  'backup_failed',
  'restore_failed',
  'restore_old',
  'transfers_late',
];

const OPERATION = { permission: 'operations.view', severity: 'critical' } as const;

/** Brings the alerts about the site itself to what is wrong now, and notifies operators of what began and what is over. */
export async function watchSite(
  services: Services,
): Promise<{ readonly opened: number; readonly closed: number }> {
  const { db, clock } = services;
  const now = clock.now();
  const processes = await listProcesses(db, LOOKED_AT);
  const troubles = await Promise.all([
    findFeedTroubles(services, isFreshStart(processes, now)),
    findMailTroubles(services),
    findJobTroubles(services),
    findOldBackup(services),
    findBackupTroubles(services),
    findLateTransfers(services),
  ]);
  return syncAlerts(services, {
    kinds: KINDS,
    troubles: [...troubles.flat(), ...findFullDisks(processes, now)],
  });
}

async function findMailTroubles({ db, clock }: Services): Promise<Trouble[]> {
  const since = new Date(clock.now().getTime() - 24 * HOUR_MS);
  const { failed, waiting, error } = await findMailTrouble(db, since);
  if (failed + waiting === 0) return [];
  return [
    {
      ...OPERATION,
      kind: 'emails_refused',
      subject: 'outbox',
      severity: waiting > 0 ? 'critical' : 'warning',
      facts: { failed, waiting, error: shown(error) },
      path: '/office/emails',
    },
  ];
}

/** A job counts as given up until it has gone well again. */
async function findJobTroubles({ db }: Services): Promise<Trouble[]> {
  const [failed, runs] = await Promise.all([listFailedJobs(db, LOOKED_AT), listJobRuns(db)]);
  const isWell = (name: string) => runs.some((run) => run.name === name && run.error === null);
  return [...Map.groupBy(failed, ({ name }) => name)].flatMap(([job, [newest]]) =>
    isWell(job)
      ? []
      : [
          {
            ...OPERATION,
            kind: 'job_given_up',
            subject: job,
            facts: { job, error: shown(newest?.error ?? null) },
            path: '/office/jobs' as const,
          },
        ],
  );
}

/** A demonstration needs no backup; a site of members does, from its first days on. */
async function findOldBackup({ db, clock, env }: Services): Promise<Trouble[]> {
  const limit = env.BACKUP_MAX_HOURS;
  if (env.APP_MODE !== 'production' || limit === 0) return [];
  const { takenAt, since } = await findBackupAge(db);
  const from = takenAt ?? since;
  if (from === null) return [];
  const hours = Math.floor((clock.now().getTime() - from.getTime()) / HOUR_MS);
  if (hours < limit) return [];
  const facts = { hours: takenAt === null ? null : hours, limit };
  return [{ ...OPERATION, kind: 'backup_old', subject: 'backup', facts, path: '/office/jobs' }];
}

async function findLateTransfers({ db, clock }: Services): Promise<Trouble[]> {
  const now = clock.now().getTime();
  return (await listWaitingTransfers(db)).flatMap(({ brand, count, oldest }): Trouble[] => {
    const hours = Math.floor((now - oldest.getTime()) / HOUR_MS);
    if (hours < TRANSFER_HOURS) return [];
    return [
      {
        kind: 'transfers_late',
        subject: brand,
        brand,
        permission: 'orders.view',
        severity: 'warning',
        facts: { brand, count, hours, limit: TRANSFER_HOURS },
        path: `/office/transfers?brand=${brand}`,
      },
    ];
  });
}

/** The disks of processes that run, one alert a machine. */
function findFullDisks(processes: readonly ProcessHeartbeatRow[], now: Date): Trouble[] {
  const full = processes.flatMap(({ host, endedAt, seenAt, diskFree: free, diskSize: size }) => {
    const isHere = endedAt === null && now.getTime() - seenAt.getTime() <= SILENT_MS;
    if (!isHere || free === null || size === null || size === 0) return [];
    return free >= MIN_DISK_BYTES && free / size >= MIN_DISK_SHARE ? [] : [{ host, free, size }];
  });
  return [...Map.groupBy(full, ({ host }) => host)].flatMap(([host, [disk]]): Trouble[] =>
    disk === undefined
      ? []
      : [
          {
            ...OPERATION,
            kind: 'disk_full',
            subject: host,
            facts: {
              host,
              free: Math.round((disk.free / GB) * 10) / 10,
              percent: Math.floor((disk.free / disk.size) * 100),
            },
            path: '/office/jobs',
          },
        ],
  );
}

/** An error as it may be shown: short, on one line, and without anybody's address. */
function shown(error: string | null): string {
  const line = (error ?? '-').replaceAll(/[\s\p{Cc}]+/gu, ' ').replaceAll(/(?<!\S)\S+@\S+/g, '…');
  return line.trim().slice(0, MAX_ERROR_CHARACTERS) || '-';
}
