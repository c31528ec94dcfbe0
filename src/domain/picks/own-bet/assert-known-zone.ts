import { AppError } from '#platform/app-error.ts';

/** Throws 'invalid' at `zone` for what is no IANA zone. */
export function assertKnownZone(zone: string): void {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
  } catch (cause) {
    throw new AppError('invalid', 'unknown zone', { fields: { zone: [{ key: 'member.zone' }] }, cause });
  }
}
