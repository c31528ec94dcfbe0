import { updateAccount } from '#db/queries/account.ts';
import { isZone } from '#domain/foundation/clock/is-zone.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import type { Locale } from '#terms/locales.ts';

type ProfileChanges = {
  readonly nickName?: string | undefined;
  /** Null or empty removes it. */
  readonly phone?: string | null | undefined;
  readonly locale?: Locale | undefined;
  /** An IANA zone; null for that of the device. */
  readonly timeZone?: string | null | undefined;
  /** Whether the site shall say nothing of bets. */
  readonly statsOnly?: boolean | undefined;
};

/** Changes what a member may change of themselves; what is left out stays. Throws 'invalid' at `tz` for an unknown zone. */
export async function updateProfile(
  services: Services,
  accountId: number,
  { nickName, phone, locale, timeZone, statsOnly }: ProfileChanges,
): Promise<void> {
  if (timeZone != null && !isZone(timeZone)) {
    throw new AppError('invalid', 'unknown zone', { fields: { tz: [{ key: 'member.zone' }] } });
  }
  await updateAccount(services.db, accountId, {
    ...(nickName === undefined ? {} : { nickName }),
    ...(phone === undefined ? {} : { phone: phone || null }),
    ...(locale === undefined ? {} : { locale }),
    ...(timeZone === undefined ? {} : { timeZone }),
    ...(statsOnly === undefined ? {} : { statsOnly }),
    updatedAt: services.clock.now(),
  });
}
