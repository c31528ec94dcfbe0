import { openDatabase } from './client.ts';
import { listenAt } from './listen.ts';

/**
 * Opens the job queue's own connections: with the rights and the limits of all others, and none of which can end the process by the way in
 * which it ends.
 */
export const connectQueue =
  (url: string) =>
  ({ max, onTrouble }: { readonly max: number; readonly onTrouble: (error: unknown) => void }) => {
    const { pool, close } = openDatabase(url, { role: 'app', max });
    return {
      executeSql: (text: string, values?: unknown[]) => pool.query(text, values),
      listen: listenAt(url, onTrouble),
      close,
    };
  };
