import { formatDate, formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import { useOffice, useOfficeHref } from '../frame/office-context.ts';
import { ExportLink } from '../table/export-link.tsx';
import { OfficeTable } from '../table/office-table.tsx';
import type { LegalListData } from './data.server.ts';

/** What the page is about, in a sentence. */
export function LegalLead() {
  const { t } = useLanguage<'office-legal'>();
  return t('office-legal.lead');
}

/** The four documents: what is in force, what is to come, and whether a next version is being written. */
export function LegalList({ documents }: Pick<LegalListData, 'documents'>) {
  const { t } = useLanguage<'office-legal'>();
  const { zone } = useOffice();
  const href = useOfficeHref();
  return (
    <>
      <OfficeTable
        label={t('office-legal.title')}
        rows={documents}
        rowKey={({ type }) => type}
        rowHref={({ type }) => href(`/office/legal/${type}`)}
        empty="-"
        columns={[
          {
            key: 'type',
            header: t('office-legal.document'),
            roomy: true,
            render: ({ type }) => t(`office-legal.type.${type}`),
          },
          {
            key: 'now',
            header: t('office-legal.inForce'),
            roomy: true,
            render: ({ in_force: now }) =>
              now === null ? (
                <Badge tone="lose">{t('office-legal.none')}</Badge>
              ) : (
                <>
                  {t('office-legal.versionNo', { version: now.version })}{' '}
                  {now.is_sample ? <Badge tone="warn">{t('office-legal.sample')}</Badge> : null}
                  <span className="block text-12 text-ink-3">
                    {t('office-legal.since', { date: formatDate(now.effective_at, zone) })}
                  </span>
                </>
              ),
          },
          {
            key: 'coming',
            header: t('office-legal.toCome'),
            wideOnly: true,
            render: ({ coming }) =>
              coming === null
                ? '-'
                : `${t('office-legal.versionNo', { version: coming.version })} · ${formatDate(coming.effective_at, zone)}`,
          },
          {
            key: 'draft',
            header: t('office-legal.draft'),
            render: ({ draft_at: at }) => (at === null ? '-' : formatDate(at, zone)),
          },
          {
            key: 'members',
            header: t('office-legal.agreed'),
            numeric: true,
            wideOnly: true,
            render: ({ type, in_force: now }) => (type === 'notice' ? '-' : formatNumber(now?.members ?? 0)),
          },
        ]}
      />
      <ExportLink href={href('/office/api/list-exports/legal')} />
    </>
  );
}
