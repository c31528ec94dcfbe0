import { formatDateTime } from '#i18n/format.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import { createTranslator } from '#i18n/t.ts';
import { BRAND_ZONE } from '#terms/brand-zone.ts';
import type { PageContext } from '../page/page-context.ts';

/** What the page of a locked account receives, with status 423: its texts, and the reason for the lock. */
type LockedAccount = {
  readonly reason: 'suspended' | 'on_break' | 'stats_only';
  /** When a break ends, ISO-8601. */
  readonly until: string | null;
  readonly title: string;
  readonly text: string;
};

type Locked = { readonly reason: LockedAccount['reason']; readonly until: Date | null };

/** The words come from the server, because only the few who meet this page need them. Times are the member's own. */
export async function describeLocked(
  { locale, brand, member }: Pick<PageContext, 'locale' | 'brand' | 'member'>,
  { reason, until }: Locked,
): Promise<LockedAccount> {
  const messages = await loadMessages(locale, ['account']);
  const overrides = brand.messageOverrides[locale];
  const t = createTranslator<'account'>({ locale, messages, overrides });
  const texts =
    reason === 'suspended'
      ? { title: t('account.locked.title'), text: t('account.locked.text') }
      : reason === 'stats_only'
        ? { title: t('account.statsOnly.closedTitle'), text: t('account.statsOnly.closedText') }
        : {
            title: t('account.locked.breakTitle'),
            text: t('account.locked.breakText', {
              until: formatDateTime(until, member?.timeZone ?? BRAND_ZONE),
            }),
          };
  return { reason, until: until?.toISOString() ?? null, ...texts };
}
