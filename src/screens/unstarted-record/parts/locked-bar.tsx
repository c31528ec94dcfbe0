import { formatMoney } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { usePunctuation } from '#i18n/use-punctuation.ts';
import { Icon } from '#ui/icon.tsx';
import { lockIcon } from '#ui/icon-paths.ts';
import { LinkButton } from '#ui/link-button.tsx';
import type { OngoingData } from '../../pick/cards.server.ts';
import { sayTimeWithin } from '../../said-time.tsx';

interface LockedBarProps {
  data: OngoingData;
  /** The least that a plan costs; null where none is on sale. */
  from: { readonly price: number; readonly currency: 'TWD' | 'USD' } | null;
}

/** The one offer of a page with locked picks: what a plan costs, and when the next pick opens for everybody without one. */
export function LockedBar({ data, from }: LockedBarProps) {
  const { t, locale } = useLanguage<'ongoing' | 'sport'>();
  const { gap } = usePunctuation();
  const locked = data.picks.filter((pick) => pick.locked);
  const [first] = locked.map(({ opens_at: at }) => at).toSorted();
  if (first === undefined) return null;
  const when = sayTimeWithin({ at: first, now: data.asOf, zone: data.display.zone, locale }, t);
  return (
    <aside
      aria-label={t('sport.locked')}
      data-bottom-bar
      className="sticky bottom-0 z-10 mt-4 flex items-center gap-3 bg-main px-4 py-3 text-surface shadow-float max-md:-mx-4 md:bottom-4 md:rounded-8 md:px-5"
    >
      <Icon drawing={lockIcon} size={20} className="max-sm:hidden" />
      <p className="grid min-w-0 grow text-12">
        <span className="text-14 font-strong">{t('sport.locked')}</span>
        <span>
          {t('ongoing.bar.next', { when })}
          {from === null
            ? ''
            : `${gap}${t('ongoing.bar.price', { price: formatMoney(from.price, from.currency, locale) })}`}
        </span>
      </p>
      <LinkButton tone="primary" href={localePath(locale, '/subscribe')} className="shrink-0 min-h-11">
        {t('ongoing.bar.plans')}
      </LinkButton>
    </aside>
  );
}
