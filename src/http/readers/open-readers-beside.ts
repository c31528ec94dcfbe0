import type { DatabaseWatch } from '#db/watch-database.ts';
import { createHttpApp, type HttpAppOptions } from '../create-http-app.ts';
import { createInFlight, IN_FLIGHT } from '../in-flight.ts';
import { openReaders, type Readers } from './open-readers.ts';

/** The replica beside the primary, with a surface of its own that only reads; null where none is named. */
export function openReadersBeside(
  options: HttpAppOptions,
  { url, watch }: { readonly url: string | undefined; readonly watch: DatabaseWatch },
): Readers | null {
  if (url === undefined) return null;
  const { services } = options;
  return openReaders({
    url,
    primary: { db: services.db, watch },
    log: services.log,
    makeHandle: (db, ownWatch) => {
      const inFlight = createInFlight(IN_FLIGHT);
      const own = { services: { ...services, db }, watch: ownWatch, inFlight, testEndpoints: null };
      const app = createHttpApp({ ...options, ...own });
      return (request, environment) => app.fetch(request, environment);
    },
  });
}
