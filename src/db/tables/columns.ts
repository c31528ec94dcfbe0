import { customType, timestamp } from '../drizzle-tables.ts';

/** An instant: timestamptz in the database, Date in the program. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A calendar day as text, YYYY-MM-DD. The driver must not make a Date of it, which would move it by the machine's zone. */
export const day = customType<{ data: string; driverData: string }>({ dataType: () => 'date' });

/** Octets, as a Buffer in the program. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** The names or texts of a thing by locale: {en, zh_TW, zh_HK, vi}. */
export type LocaleTexts = Readonly<Record<string, string>>;
