import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { Icon } from '#ui/icon.tsx';
import { checkIcon } from '#ui/icon-paths.ts';
import { TextLink } from '#ui/text-link.tsx';
import { ChoiceMenu } from '../../choice-menu.tsx';
import { type HrefOf, ongoingChoices } from '../../pick/card/ongoing-query.ts';
import type { OngoingData } from '../../pick/cards.server.ts';

/** One line: which sport, which kind of bet, in which order; beneath it in whose odds the figures are. */
export function OngoingFilters({ data, hrefOf }: { data: OngoingData; hrefOf: HrefOf }) {
  const { t } = useLanguage<'ongoing' | 'sport' | 'ui'>();
  const { query, rankedFrom, isEntitled, locale } = data;
  const market = t(`sport.odds.markets.${data.market}`);
  const menus = [
    {
      label: t('ongoing.sports'),
      align: 'start',
      items: [null, ...ongoingChoices.SPORTS].map((sport) => ({
        key: sport ?? 'all',
        href: hrefOf({ sport }),
        label: sport === null ? t('ui.all') : t(`sport.sports.${sport}`),
        chosen: query.sport === sport,
      })),
    },
    {
      label: t('ongoing.betTypes'),
      align: 'start',
      items: [null, ...ongoingChoices.BET_TYPES].map((betType) => ({
        key: betType ?? 'all',
        href: hrefOf({ betType }),
        label: betType === null ? t('ui.all') : t(`sport.betTypes.${betType}`),
        chosen: query.betType === betType,
      })),
    },
    {
      label: t('ongoing.order'),
      align: 'end',
      items: [null, ...ongoingChoices.METHODS].map((method) => ({
        key: method ?? 'time',
        href: hrefOf({ method }),
        label: method === null ? t('ongoing.byTime') : t(`sport.methods.${method}`),
        chosen: query.method === method,
      })),
    },
  ] as const;
  return (
    <div className="grid gap-2 pb-2">
      <div className="grid grid-cols-3 gap-2 sm:flex">
        {menus.map(({ label, align, items }) => {
          const current = items.find(({ chosen }) => chosen)?.label ?? '';
          return (
            <ChoiceMenu
              key={label}
              label={label}
              current={current}
              align={align}
              wide
              trigger={
                <span className="grid min-w-0 text-left leading-4">
                  <span className="truncate text-12 font-regular text-ink-3">{label}</span>
                  <span className="wrap-normal">{current}</span>
                </span>
              }
              items={items.map((item) => ({ ...item, detail: '' }))}
            />
          );
        })}
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-12 text-ink-3">
        <span>
          {t('ongoing.prices', { format: t(`sport.odds.formats.${data.oddsFormat}`), market })}{' '}
          <TextLink href={`${localePath(locale, '/mySubscribe')}?part=profile#odds`}>
            {t('ongoing.change')}
          </TextLink>
        </span>
        {isEntitled ? (
          <TextLink
            href={hrefOf({ atHome: !query.atHome })}
            aria-current={query.atHome ? 'true' : undefined}
            className="inline-flex min-h-6 items-center gap-1 aria-[current]:font-strong"
          >
            {query.atHome ? <Icon drawing={checkIcon} size={12} /> : null}
            {t('ongoing.atHome.only', { market })}
          </TextLink>
        ) : null}
        {rankedFrom === null ? null : <span>{t('ongoing.notRanked', { n: rankedFrom })}</span>}
      </p>
    </div>
  );
}
