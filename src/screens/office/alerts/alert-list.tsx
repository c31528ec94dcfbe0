import { useLanguage } from '#i18n/language-provider.tsx';
import { ALERT_SEVERITIES } from '#terms/operators.ts';
import { Badge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { TextLink } from '#ui/text-link.tsx';
import { useOfficeHref } from '../frame/office-context.ts';
import { OfficeTime } from '../office-time.tsx';
import { FilterBar, FilterSelect } from '../table/filter-bar.tsx';
import { ListFoot } from '../table/list-foot.tsx';
import { OfficeTable } from '../table/office-table.tsx';
import { useExportHref } from '../table/use-list-address.ts';
import { useAlertText } from '../use-alert-text.ts';
import type { Alert, AlertsData } from './data.server.ts';

/** What is wrong now, and what was. An alert closes by itself. */
export function AlertList({ alerts, meta }: AlertsData) {
  const { t } = useLanguage<'office-alerts' | 'office-frame'>();
  const href = useOfficeHref();
  const textOf = useAlertText();
  const exportHref = useExportHref();
  return (
    <>
      <FilterBar>
        <FilterSelect
          name="show"
          label={t('office-alerts.show.label')}
          options={(['open', 'all'] as const).map((value) => ({
            value,
            label: t(`office-alerts.show.${value}`),
          }))}
        />
        <FilterSelect
          name="severity"
          label={t('office-alerts.severityLabel')}
          anyLabel={t('office-frame.table.any')}
          options={ALERT_SEVERITIES.map((value) => ({
            value,
            label: t(`office-alerts.severity.${value}`),
          }))}
        />
      </FilterBar>
      <OfficeTable
        label={t('office-alerts.title')}
        rows={alerts}
        rowKey={({ id }) => id}
        empty={t('office-alerts.empty')}
        columns={[
          {
            key: 'what',
            header: t('office-alerts.what'),
            render: (alert) => <What alert={alert} text={textOf(alert)} />,
          },
          {
            key: 'severity',
            header: t('office-alerts.severityHead'),
            render: ({ severity, closed_at: closedAt }) => (
              <Badge tone={closedAt !== null ? 'neutral' : severity === 'critical' ? 'lose' : 'warn'}>
                {t(closedAt === null ? `office-alerts.severity.${severity}` : 'office-alerts.closed')}
              </Badge>
            ),
          },
          {
            key: 'opened',
            header: t('office-alerts.openedAt'),
            wideOnly: true,
            render: ({ opened_at: at }) => <OfficeTime at={at} />,
          },
          {
            key: 'closed',
            header: t('office-alerts.closedAt'),
            wideOnly: true,
            render: ({ closed_at: at }) => (at === null ? '-' : <OfficeTime at={at} />),
          },
          {
            key: 'look',
            header: t('office-alerts.look'),
            // What concerns one brand names it; everything else is looked at for the brand at hand.
            render: ({ path }) => (
              <span className="whitespace-nowrap">
                <TextLink href={path.includes('?') ? path : href(path)}>{t('office-alerts.open')}</TextLink>
              </span>
            ),
          },
        ]}
      />
      <ListFoot meta={meta} exportHref={exportHref('/office/api/list-exports/alerts')} />
    </>
  );
}

function What({ alert: { seen, closed_at: closedAt }, text }: { alert: Alert; text: string }) {
  const isNew = !seen && closedAt === null;
  return (
    <span className={classNames('wrap-anywhere', isNew ? 'font-medium text-main' : 'text-ink-2')}>
      {text}
    </span>
  );
}
