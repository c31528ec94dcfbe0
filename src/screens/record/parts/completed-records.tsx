import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Section } from '#ui/section.tsx';
import { SegmentLinks } from '#ui/segment-links.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { PageLinks } from '../../page-links.tsx';
import type { RecordData } from '../data.server.ts';
import { type RecordQuery, recordChoices, recordSearch } from '../record-query.ts';
import { useSettledColumns } from './settled-columns.tsx';

/** Every settled pick of the window, the newest first. */
export function CompletedRecords({ data }: { data: RecordData }) {
  const { t } = useLanguage<'record' | 'sport' | 'ui'>();
  const { query, locale, list } = data;
  const hrefOf = (change: Partial<RecordQuery>) =>
    `${localePath(locale, '/record')}${recordSearch(query, change)}`;
  const all = { label: t('ui.all'), key: null };
  const betTypes = [
    all,
    ...recordChoices.BET_TYPES.map((key) => ({
      key,
      label: key === 'win_loss' ? t('record.winner') : t(`sport.betTypes.${key}`),
    })),
  ];
  const results = [all, ...recordChoices.RESULTS.map((key) => ({ key, label: t(`sport.results.${key}`) }))];
  return (
    <Section title={t('record.list.title')} lead={t('record.list.lead', { n: formatNumber(list.total) })}>
      <div className="flex flex-wrap gap-x-5 gap-y-2 pb-3">
        <SegmentLinks
          label={t('record.list.betType')}
          items={betTypes.map(({ key, label }) => ({
            label,
            href: hrefOf({ betType: key }),
            current: query.betType === key,
          }))}
        />
        <SegmentLinks
          label={t('sport.fields.result')}
          items={results.map(({ key, label }) => ({
            label,
            href: hrefOf({ result: key }),
            current: query.result === key,
          }))}
        />
      </div>
      <DataTable
        label={t('record.list.title')}
        rows={list.rows}
        rowKey={({ id }) => id}
        empty={<EmptyState title={t('record.empty')} />}
        columns={useSettledColumns(data)}
      />
      <div className="pt-4">
        <PageLinks page={query.page} lastPage={list.lastPage} href={(page) => hrefOf({ page })} />
      </div>
      <OddsNote data={data} />
    </Section>
  );
}

/** How the odds above are written, and where that is chosen: in the account, once for all pages. */
function OddsNote({ data }: { data: RecordData }) {
  const { t, locale } = useLanguage<'record' | 'sport'>();
  return (
    <p className="flex flex-wrap items-center gap-x-3 pt-3 text-12 text-ink-3">
      {t('record.list.odds', { format: t(`sport.odds.formats.${data.oddsFormat}`) })}
      <TextLink
        href={`${localePath(locale, '/mySubscribe')}?part=profile#odds`}
        className="inline-flex tap min-h-(--row) items-center"
      >
        {t('record.list.changeOdds')}
      </TextLink>
    </p>
  );
}
