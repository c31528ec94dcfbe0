import { formatOdds } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { formatMinor, formatSignedMinor } from '#i18n/minor-money.ts';
import { PageLinks } from '#screens/page-links.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Section } from '#ui/section.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { BetsData } from '../../bets.server.ts';

type Row = BetsData['items'][number];

/** A page of the bets, the newest first; each opens at the top of the page. */
export function BetList({ bets: { items, page, lastPage } }: { bets: BetsData }) {
  const { locale, t } = useLanguage<'bets'>();
  const address = `${localePath(locale, '/mySubscribe')}?part=bets`;
  const at = page > 1 ? `&page=${page}` : '';
  return (
    <Section title={t('bets.list.title')} anchor="list">
      <DataTable
        label={t('bets.list.table')}
        rows={items}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'bet',
            header: t('bets.list.bet'),
            render: (bet) => (
              <span className="grid gap-0.5 py-1">
                <TextLink href={`${address}${at}&bet=${bet.id}#bet`} className="tap">
                  {bet.event}
                  <span className="sr-only"> {t('bets.list.edit')}</span>
                </TextLink>
                <span className="text-ink-2">{bet.selection}</span>
                <span className="text-12 text-ink-3">{bet.placed}</span>
              </span>
            ),
          },
          { key: 'odds', header: t('bets.list.odds'), numeric: true, render: (bet) => <Odds bet={bet} /> },
          {
            key: 'stake',
            header: t('bets.list.stake'),
            numeric: true,
            wideOnly: true,
            render: ({ stake, currency }) => formatMinor(stake, currency),
          },
          {
            key: 'outcome',
            header: t('bets.list.outcome'),
            numeric: true,
            render: ({ profit, currency }) =>
              profit === null ? t('bets.list.open') : formatSignedMinor(profit, currency),
          },
        ]}
      />
      <PageLinks
        page={page}
        lastPage={lastPage}
        href={(one) => `${address}${one > 1 ? `&page=${one}` : ''}#list`}
      />
    </Section>
  );
}

function Odds({ bet: { odds, pick, is_closed: isClosed } }: { bet: Row }) {
  const { t } = useLanguage<'bets'>();
  return (
    <span className="grid gap-0.5">
      <span>{formatOdds(odds)}</span>
      <span className="text-12 text-ink-3 max-md:whitespace-normal">
        {isClosed
          ? t('bets.list.locked')
          : pick === null
            ? t('bets.list.own')
            : t('bets.list.published', { odds: formatOdds(pick.odds) })}
      </span>
    </span>
  );
}
