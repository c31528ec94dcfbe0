import { checkShape, ShapeError } from '#db/check-shape.ts';
import { StartError } from '#platform/start-error.ts';

/** Throws a StartError where the database has not the shape of this release and the owner, who could change that, is not known. */
export async function assertMigrated(appUrl: string): Promise<void> {
  try {
    await checkShape(appUrl);
  } catch (cause) {
    if (!(cause instanceof ShapeError)) throw cause;
    if (!cause.isBehind) throw new StartError('DATABASE_URL', cause.message, { cause });
    throw new StartError(
      'OWNER_DATABASE_URL',
      'the database of DATABASE_URL has not the tables of this release; set this to the address of their owner and start again, or run "npm run migrate" with it first.',
      { cause },
    );
  }
}
