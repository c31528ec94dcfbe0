import type { Db } from '#db/client.ts';

/**
 * How often a piece of work waits for the database: questions that are asked while another one is on its way count as one wait with it.
 * With a database that is half a second away, each wait is half a second for the reader.
 */
export async function countRounds<Value>(
  { db }: { readonly db: Db },
  work: () => Promise<Value>,
): Promise<{ readonly rounds: number; readonly questions: number; readonly value: Value }> {
  let asked = 0;
  let rounds = 0;
  let questions = 0;
  const onAcquire = () => {
    if (asked === 0) rounds += 1;
    asked += 1;
    questions += 1;
  };
  const onRelease = () => {
    asked -= 1;
  };
  const pool = db.$client;
  // A connection that has to be opened first is late, and what should be asked side by side is asked in turn.
  await Promise.all(Array.from({ length: pool.options.max }, () => pool.query('select 1')));
  pool.on('acquire', onAcquire);
  pool.on('release', onRelease);
  try {
    const value = await work();
    return { value, rounds, questions };
  } finally {
    pool.off('acquire', onAcquire);
    pool.off('release', onRelease);
  }
}
