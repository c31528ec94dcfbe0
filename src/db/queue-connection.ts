import { retryWhileAway } from '#platform/retry-while-away.ts';
import { openDatabase } from './client.ts';
import { listenAt } from './listen.ts';

/**
 * Opens the job queue's own connections: with the rights and the limits of all others, and none of which can end the process by the way in
 * which it ends. Where `isPatient` says so, what the queue says to a database that is away waits for it: otherwise a job that was done
 * meanwhile would stand as one at work until its missing heartbeat is noticed, and be done again.
 */
export const connectQueue =
  (url: string, isPatient: () => boolean = () => false) =>
  ({ max, onTrouble }: { readonly max: number; readonly onTrouble: (error: unknown) => void }) => {
    const { pool, close } = openDatabase(url, { role: 'app', max });
    return {
      executeSql: (text: string, values?: unknown[]) =>
        retryWhileAway(
          () => pool.query(text, values),
          () => !isPatient(),
        ),
      listen: listenAt(url, onTrouble),
      close,
    };
  };
