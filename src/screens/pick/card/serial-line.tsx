import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import type { Locale } from '#terms/locales.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { CardPick } from '../cards.server.ts';

/** The number under which the pick was fixed, and where that can be checked. */
export function SerialLine({ pick, locale }: { pick: CardPick; locale: Locale }) {
  const { t } = useLanguage<'ongoing'>();
  if (pick.serial === null) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-12 text-ink-3">
      <span>{t('ongoing.serial')}</span>
      <TextLink href={`${localePath(locale, '/proof')}?day=${pick.serial.slice(0, 10)}`}>
        {pick.serial}
      </TextLink>
      {pick.leaf_hash === null ? null : (
        <span className="max-w-full truncate" title={pick.leaf_hash}>
          {pick.leaf_hash.slice(0, 12)}…
        </span>
      )}
    </p>
  );
}
