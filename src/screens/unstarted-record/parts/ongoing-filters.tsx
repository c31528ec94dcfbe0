import type { ReactNode } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { inList } from '#i18n/punctuation.ts';
import { ChoiceList, ChoicePanel } from '../../choice-menu.tsx';
import { CachedPart } from '../../frame/cached-part.tsx';
import { type HrefOf, ongoingChoices, ongoingHref } from '../../pick/card/ongoing-query.ts';
import type { OngoingData } from '../../pick/cards.server.ts';

/** What the choices depend on. */
type FilterData = Pick<OngoingData, 'locale' | 'query' | 'isEntitled' | 'market' | 'rankedFrom'>;

/** One line of two menus: which picks are shown, and in which order. Two and not more, so that the keyboard is soon at the first pick. */
export function OngoingFilters({ data }: { data: OngoingData }) {
  const { locale, query, isEntitled, market, rankedFrom } = data;
  return (
    <CachedPart
      className="grid gap-2 pb-1 sm:pb-2"
      name="ongoing-filters"
      of={Filters}
      props={{ data: { locale, query, isEntitled, market, rankedFrom } }}
    />
  );
}

function Filters({ data }: { data: FilterData }) {
  const { t } = useLanguage<'ongoing'>();
  const hrefOf = ongoingHref(data);
  return (
    <>
      <div className="grid grid-cols-2 gap-2 sm:flex">
        <ShownMenu data={data} hrefOf={hrefOf} />
        <OrderMenu data={data} hrefOf={hrefOf} />
      </div>
      {data.rankedFrom === null ? null : (
        <p className="text-12 text-ink-3">{t('ongoing.notRanked', { n: data.rankedFrom })}</p>
      )}
    </>
  );
}

interface MenuProps {
  data: FilterData;
  hrefOf: HrefOf;
}

/** The sport, the kind of bet, and for those to whom all picks are open what is worth a bet at home. */
function ShownMenu({ data, hrefOf }: MenuProps) {
  const { t } = useLanguage<'ongoing' | 'sport' | 'ui'>();
  const { query, isEntitled, locale } = data;
  const market = t(`sport.odds.markets.${data.market}`);
  const sports = [null, ...ongoingChoices.SPORTS].map((sport) => ({
    key: sport ?? 'all',
    href: hrefOf({ sport }),
    label: sport === null ? t('ui.all') : t(`sport.sports.${sport}`),
    chosen: query.sport === sport,
  }));
  const betTypes = [null, ...ongoingChoices.BET_TYPES].map((betType) => ({
    key: betType ?? 'all',
    href: hrefOf({ betType }),
    label: betType === null ? t('ui.all') : t(`sport.betTypes.${betType}`),
    chosen: query.betType === betType,
  }));
  const worthIt = isEntitled
    ? [
        {
          key: 'at-home',
          href: hrefOf({ atHome: !query.atHome }),
          label: t('ongoing.atHome.only', { market }),
          chosen: query.atHome,
        },
      ]
    : [];
  const held = [sports, betTypes, worthIt].flatMap((choices) =>
    choices.filter(({ key, chosen }) => chosen && key !== 'all').map(({ label }) => label),
  );
  return (
    <Menu
      label={t('ongoing.show')}
      current={held.length === 0 ? t('ui.all') : inList(locale, held)}
      align="start"
    >
      <div className="max-h-[min(30rem,70dvh)] overflow-y-auto">
        <ChoiceList name={t('ongoing.sports')} items={sports} />
        <ChoiceList name={t('ongoing.betTypes')} items={betTypes} />
        {worthIt.length === 0 ? null : <ChoiceList name={t('sport.odds.market')} items={worthIt} />}
      </div>
    </Menu>
  );
}

function OrderMenu({ data: { query }, hrefOf }: MenuProps) {
  const { t } = useLanguage<'ongoing' | 'sport'>();
  const items = [null, ...ongoingChoices.METHODS].map((method) => ({
    key: method ?? 'time',
    href: hrefOf({ method }),
    label: method === null ? t('ongoing.byTime') : t(`sport.methods.${method}`),
    chosen: query.method === method,
  }));
  return (
    <Menu label={t('ongoing.order')} current={items.find(({ chosen }) => chosen)?.label ?? ''} align="end">
      <ChoiceList items={items} />
    </Menu>
  );
}

/** A menu whose button has two lines: what is chosen here, and what holds. */
function Menu({
  label,
  current,
  align,
  children,
}: {
  label: string;
  current: string;
  align: 'start' | 'end';
  children: ReactNode;
}) {
  return (
    <ChoicePanel
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
    >
      {children}
    </ChoicePanel>
  );
}
