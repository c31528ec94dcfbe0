import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { isDatabaseAway } from '#platform/is-database-away.ts';
import { OutcomeUnknownError } from '#platform/outcome-unknown-error.ts';

/**
 * Lets a transaction say so where its connection breaks at COMMIT. All of its work was done by then, and the server may or may not have
 * heard the last word; a failure before that leaves nothing behind, and one that the server reports is an answer.
 */
export function sayUnknownOutcome<Database extends NodePgDatabase>(db: Database): Database {
  const begin = db.transaction.bind(db);
  const transaction: NodePgDatabase['transaction'] = async (work, config) => {
    let isCommitting = false;
    const watched: typeof work = async (tx) => {
      const result = await work(tx);
      isCommitting = true;
      return result;
    };
    try {
      return await begin(watched, config);
    } catch (error) {
      if (isCommitting && isDatabaseAway(error)) throw new OutcomeUnknownError(error);
      throw error;
    }
  };
  return Object.assign(db, { transaction });
}
