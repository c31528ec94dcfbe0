import { BRAND_ZONE } from '#terms/brand-zone.ts';
import { sql } from './drizzle.ts';

/** The zone of days as a constant of the statement: as a parameter the database could not match it with the expressions of indexes and groups. */
export const brandZone = sql.raw(`'${BRAND_ZONE}'`);
