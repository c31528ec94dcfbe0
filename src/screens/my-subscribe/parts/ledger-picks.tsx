import { formatNumber, formatProfit } from '#i18n/format.ts';
import { formatSpan } from '#i18n/format-span.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { Badge } from '#ui/badge.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { pickLabel } from '../../pick/pick-labels.ts';
import type { LedgerPicks } from '../ledger-picks.server.ts';

type Row = LedgerPicks['rows'][number];

const TONES = {
  win: 'win',
  lose: 'lose',
  draw: 'neutral',
  cancel: 'neutral',
  not_completed: 'brand',
} as const;

/** Prediction by prediction what stands behind a period's sums. */
export function LedgerPickList({ shown, isStatsOnly }: { shown: LedgerPicks; isStatsOnly: boolean }) {
  const { locale, t } = useLanguage<'periods' | 'ui'>();
  const { periodId, page, lastPage, rows } = shown;
  const href = (to: number) => `${localePath(locale, '/mySubscribe')}?ledger=${periodId}&page=${to}#ledger`;
  return (
    <div className="grid gap-3 border-t border-line pt-3">
      {rows.length === 0 ? (
        <p className="text-14 text-ink-2">{t('periods.ledger.noPicks')}</p>
      ) : (
        <ol aria-label={t('periods.ledger.picks')} className="grid">
          {rows.map((row) => (
            <li key={row.id} className="border-line py-3 not-first:border-t">
              <PickRow row={row} isStatsOnly={isStatsOnly} />
            </li>
          ))}
        </ol>
      )}
      <Pagination
        page={page}
        lastPage={lastPage}
        href={href}
        labels={{
          label: t('ui.pagination.label'),
          previous: t('ui.pagination.previous'),
          next: t('ui.pagination.next'),
          page: (to) => t('ui.pagination.page', { page: to }),
        }}
      />
    </div>
  );
}

function PickRow({ row, isStatsOnly }: { row: Row; isStatsOnly: boolean }) {
  const { t } = useLanguage<'periods' | 'sport'>();
  const { event, league, serial, score, publishedFor } = row;
  const moved = publishedFor === null ? null : t('sport.publishedFor', { time: publishedFor });
  return (
    <div className="grid gap-1 text-14 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-x-4">
      <div className="grid gap-0.5">
        <p className="text-main">
          {event.home.name} – {event.away.name}
          {score === null ? null : (
            <span className="whitespace-nowrap"> {`${score.home}:${score.away}`}</span>
          )}
        </p>
        <p className="text-12 text-ink-3">
          {[league.name, row.start, moved, serial].filter((part) => part !== null).join(' · ')}
        </p>
        <p className="text-12 text-ink-3">
          <Shown row={row} isStatsOnly={isStatsOnly} />
        </p>
      </div>
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1 sm:grid sm:content-start sm:justify-items-end">
        {isStatsOnly ? null : <Bet row={row} />}
        <Badge tone={TONES[row.result]}>{t(`sport.results.${row.result}`)}</Badge>
      </div>
    </div>
  );
}

/** What was picked at which price, and what one unit on it came to. */
function Bet({ row }: { row: Row }) {
  const { locale, t } = useLanguage<'periods' | 'sport'>();
  const { side, line, odds, result } = row;
  if (row.locked || side === null) return <span className="text-ink-3">{t('periods.ledger.closed')}</span>;
  const isOver = result !== 'not_completed' && result !== 'cancel';
  return (
    <>
      <span className="text-main">
        {pickLabel({ ...row, side, line }, t)} @ {formatNumber(odds, 2)}
      </span>
      {isOver ? (
        <span className="text-12 text-ink-2">{formatProfit(row.profit_cents / 100, 'USD', locale)}</span>
      ) : null}
    </>
  );
}

/** How long before the match they could see it, and when they opened it. */
function Shown({ row, isStatsOnly }: { row: Row; isStatsOnly: boolean }) {
  const { locale, t } = useLanguage<'periods'>();
  const { lead_minutes: lead, opened, opened_odds: odds } = row;
  const since = t('periods.ledger.before', { time: formatSpan(lead, locale) });
  const opening =
    opened === null
      ? t('periods.ledger.notOpened')
      : odds === null || isStatsOnly
        ? t('periods.ledger.opened', { time: opened })
        : t('periods.ledger.openedAt', { time: opened, odds: formatNumber(odds, 2) });
  return `${since} · ${opening}`;
}
