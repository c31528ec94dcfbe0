import { z } from 'zod';
import { type Contract, instantSchema } from '../endpoint.contract.ts';
import { feedHealthSchema } from './feed-health.contract.ts';

const seconds = z.int().min(0);

const queueSchema = z.object({
  name: z.string(),
  /** How often it runs by itself, in seconds; null where it is asked for. */
  every_s: seconds.nullable(),
  waiting: z.int(),
  running: z.int(),
  failed: z.int(),
  oldest_waiting_s: seconds.nullable(),
  last: z
    .object({
      started_at: instantSchema,
      ended_at: instantSchema,
      duration_ms: z.int(),
      error: z.string().nullable(),
      failed_at: instantSchema.nullable(),
      runs: z.int(),
      failures: z.int(),
    })
    .nullable(),
  state: z.enum(['fine', 'late', 'failing', 'never']),
});

export const jobsContract = {
  method: 'GET',
  path: '/office/jobs',
  summary:
    'How the site runs: queues and schedules, jobs that were given up, processes, database, e-mails, backups, and the feed.',
  access: 'operator',
  permission: 'operations.view',
  data: z.object({
    as_of: instantSchema,
    queues: z.array(queueSchema),
    failed: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        created_at: instantSchema,
        ended_at: instantSchema,
        tries: z.int(),
        error: z.string(),
      }),
    ),
    processes: z.array(
      z.object({
        id: z.uuid(),
        kind: z.enum(['web', 'worker', 'backup']),
        host: z.string(),
        pid: z.int(),
        build: z.string().nullable(),
        /** The newest migration that the process knows. */
        release: z.string(),
        started_at: instantSchema,
        seen_at: instantSchema,
        state: z.enum(['running', 'silent', 'ended']),
      }),
    ),
    database: z.object({
      bytes: z.int(),
      connections: z.int(),
      tables: z.array(z.object({ name: z.string(), bytes: z.int(), rows: z.int() })),
    }),
    emails: z.object({
      queued: z.int(),
      due: z.int(),
      failed: z.int(),
      oldest_due_s: seconds.nullable(),
    }),
    backups: z.object({
      last: z
        .object({
          name: z.string(),
          target: z.string(),
          taken_at: instantSchema,
          bytes: z.int(),
          rows: z.int(),
        })
        .nullable(),
      next_at: instantSchema.nullable(),
      /** What failed last, since the last backup. */
      failure: z.object({ at: instantSchema, reason: z.string() }).nullable(),
      restore_test: z
        .object({
          name: z.string(),
          ended_at: instantSchema,
          rows: z.int().nullable(),
          error: z.string().nullable(),
        })
        .nullable(),
    }),
    feed: feedHealthSchema,
  }),
  statuses: [200, 302, 404],
} as const satisfies Contract;
