import type { Brand } from '#brands/brand.ts';
import { takeUpBrands } from '#brands/index.ts';
import { storedBrand } from '#brands/stored-brand.ts';
import { listOpenedBrands, readBrandsVersion } from '#db/queries/brand.ts';
import { readStoredBrand } from '#domain/operations/brand/read-stored-brand.ts';
import type { Services } from '#domain/services.ts';
import { everyInterval } from '../http/live-games.ts';

/** How often a web process asks whether there is another brand. A worker asks before each job. */
const LOOK_EVERY_MS = 2000;

type BrandFollower = {
  /** Takes up the brands of the office where one of them has changed. Throws where the database does not answer. */
  look(): Promise<void>;
  /** Looks again and again, until it is stopped; where a look fails, what was known last holds. */
  start(): () => void;
};

/**
 * Lets a process know the brands of the office. `alsoFor` takes them up too: the built pages have a registry of their own.
 * A row that makes no brand is left out and reported, so that it keeps no other site from opening.
 */
export function followBrands(
  { db, log }: Pick<Services, 'db' | 'log'>,
  alsoFor: (brands: readonly Brand[]) => void = () => undefined,
): BrandFollower {
  let seen: string | null = null;
  const look = async () => {
    // The version comes first: a change between the two questions is taken up twice, and never missed.
    const version = await readBrandsVersion(db);
    if (version === seen) return;
    const brands = (await listOpenedBrands(db)).flatMap((row) => {
      const read = readStoredBrand(row);
      if (read === null) log.error({ brand: row.key }, 'a brand of the office cannot be read');
      return read === null ? [] : [storedBrand(read)];
    });
    takeUpBrands(brands);
    alsoFor(brands);
    seen = version;
  };
  return {
    look,
    start: () => {
      let isLooking = false;
      return everyInterval(LOOK_EVERY_MS, () => {
        if (isLooking) return;
        isLooking = true;
        look()
          .catch((error: unknown) => log.warn({ err: error }, 'the brands of the office could not be read'))
          .finally(() => {
            isLooking = false;
          });
      });
    },
  };
}
