import { formatNumber, formatSigned, formatSignedPercent } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Section } from '#ui/section.tsx';
import { SegmentLinks } from '#ui/segment-links.tsx';
import { betTypeName } from '../../pick/bet-type-name.ts';
import type { RecordData } from '../data.server.ts';
import { rateLabels } from '../rate-labels.ts';
import { recordChoices, recordSearch } from '../record-query.ts';

/** The kinds of bet with at least twenty decided picks, ranked by the chosen method. */
export function WinRateRank({ data: { figures, query, locale } }: { data: RecordData }) {
  const { t } = useLanguage<'record' | 'sport' | 'ui'>();
  const { rank, unranked, closest_unranked: closest } = figures;
  return (
    <Section title={t('record.rank.title')} lead={t('record.rank.lead', { count: unranked })}>
      <div className="pb-3">
        <SegmentLinks
          label={t('record.rank.method')}
          items={recordChoices.METHODS.map((method) => ({
            href: `${localePath(locale, '/record')}${recordSearch(query, { method })}`,
            label: t(`sport.methods.${method}`),
            current: query.method === method,
          }))}
        />
      </div>
      <DataTable
        label={t('record.rank.title')}
        rows={rank}
        rowKey={({ league, bet_type }) => `${league.id} ${bet_type}`}
        empty={
          <EmptyState
            title={t('record.rank.empty')}
            text={closest === 0 ? null : t('record.rank.closest', { count: closest })}
          />
        }
        columns={[
          {
            key: 'group',
            header: t('sport.fields.league'),
            render: ({ place, league, sport, bet_type }) => (
              <span className="flex min-w-32 items-baseline gap-2">
                <span className="shrink-0 text-ink-3">{place}</span>
                <span>
                  {league.name} <span className="text-ink-2">· {betTypeName({ sport, bet_type }, t)}</span>
                </span>
              </span>
            ),
          },
          {
            key: 'rate',
            header: t('sport.fields.win_rate'),
            numeric: true,
            render: ({ win_rate }) => {
              const { value, margin, sample } = rateLabels(win_rate, t);
              return (
                <span className="inline-grid justify-items-end">
                  <span className="font-medium text-main">{value}</span>
                  {/* Below each other on a phone, where the name of a league needs the room. */}
                  <span className="text-12 text-ink-3 max-md:grid max-md:justify-items-end">
                    {margin ? (
                      <span>
                        {margin}
                        <span className="max-md:hidden"> · </span>
                      </span>
                    ) : null}
                    <span>{sample}</span>
                  </span>
                </span>
              );
            },
          },
          {
            key: 'mov',
            header: t('sport.methods.mov'),
            numeric: true,
            wideOnly: true,
            render: ({ margin }) => formatSigned(margin.value, 2),
          },
          {
            key: 'ev',
            header: t('sport.methods.expected_value'),
            numeric: true,
            wideOnly: true,
            render: ({ expected_value }) => formatSignedPercent(expected_value.value),
          },
          {
            key: 'profit',
            header: t('sport.fields.profit'),
            numeric: true,
            render: ({ profit_cents }) => formatNumber(profit_cents / 100, 0),
          },
        ]}
      />
    </Section>
  );
}
