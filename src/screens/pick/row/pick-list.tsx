import type { ReactNode } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { matchGrid, rowGrid } from './row-grid.ts';

interface PickListProps {
  /** What the list holds, for screen readers. */
  label: string;
  /** The market at whose odds the values are, in the reader's language; left out where they are those of publication. */
  market?: string | null;
  /** Whether the rows are locked, so that their end says when they open. */
  isLocked?: boolean;
  /** Without the names of the columns, for two or three rows on a page of another kind. */
  hasHead?: boolean;
  /** `MatchRows`. */
  children: ReactNode;
}

/** A list of picks by match, which begins with a rule; its columns are named where there is room for columns. */
export function PickList({
  label,
  market = null,
  isLocked = false,
  hasHead = true,
  children,
}: PickListProps) {
  return (
    <div className="@container rounded-b-8 border-t-2 border-main bg-surface shadow-card max-md:-mx-4 max-md:rounded-none">
      {hasHead ? <Head market={market} isLocked={isLocked} /> : null}
      <ul aria-label={label}>{children}</ul>
    </div>
  );
}

function Head({ market, isLocked }: { market: string | null; isLocked: boolean }) {
  const { t } = useLanguage<'pick' | 'sport'>();
  return (
    <div aria-hidden="true" className={`hidden ${matchGrid} border-b border-line text-12 text-ink-3`}>
      <span className="self-center py-1.5 pl-4">{t('sport.fields.match')}</span>
      <div className={`${rowGrid} border-l border-transparent`}>
        <span>{t('pick.row.bet')}</span>
        <span className="text-right">{t('sport.fields.odds')}</span>
        <span className="flex items-center gap-1 whitespace-nowrap">
          {t('pick.row.probability')}
          <svg width="2" height="12" aria-hidden="true">
            <rect width="2" height="12" className="fill-market" />
          </svg>
          {t('pick.row.market')}
        </span>
        <span className="text-right leading-4 break-keep">
          {/* It may take two lines, but no line ends inside the name of the market. */}
          {market === null
            ? t('pick.row.evPlain')
            : t('pick.row.ev', { market: market.replaceAll(' ', '\u00a0') })}
        </span>
        {isLocked ? (
          <span className="col-span-2 text-right whitespace-nowrap">{t('pick.row.opens')}</span>
        ) : (
          <>
            <span className="justify-self-end whitespace-nowrap">{t('pick.row.units')}</span>
            <span className="text-right whitespace-nowrap">{t('pick.row.goodTo')}</span>
          </>
        )}
      </div>
    </div>
  );
}
