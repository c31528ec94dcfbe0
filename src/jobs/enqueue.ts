import { sql } from 'drizzle-orm';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import type { JobDefinition } from './job-definition.ts';

type Transaction = Parameters<typeof fromDrizzle>[0];

export type JobQueue = {
  /** Puts a job into the queue with the transaction that causes it: both are there or neither is. A worker begins it after the commit. */
  enqueue(tx: Transaction, job: Pick<JobDefinition, 'name'>): Promise<void>;
};

export function createJobQueue(boss: PgBoss): JobQueue {
  return {
    enqueue: async (tx, { name }) => {
      await boss.send(name, {}, { db: fromDrizzle(tx, sql) });
    },
  };
}
