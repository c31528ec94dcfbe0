import { formatDateTime, formatPercent } from '#i18n/format.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useOffice, useOfficeHref } from '../frame/office-context.ts';
import { FilterBar, FilterSelect } from '../table/filter-bar.tsx';
import { ListFoot } from '../table/list-foot.tsx';
import { OfficeTable } from '../table/office-table.tsx';
import { useExportHref } from '../table/use-list-address.ts';
import type { Alert, AlertsData } from './data.server.ts';

/** What is wrong now, and what was. An alert closes by itself. */
export function AlertList({ alerts, meta }: AlertsData) {
  const { t } = useLanguage<'office-alerts' | 'office-frame'>();
  const { zone } = useOffice();
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
          options={(['critical', 'warning'] as const).map((value) => ({
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
            render: ({ opened_at: at }) => formatDateTime(at, zone),
          },
          {
            key: 'closed',
            header: t('office-alerts.closedAt'),
            wideOnly: true,
            render: ({ closed_at: at }) => (at === null ? '-' : formatDateTime(at, zone)),
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
  return <span className={isNew ? 'font-medium text-main' : 'text-ink-2'}>{text}</span>;
}

const KINDS = [
  'coverage_low',
  'calibration_off',
  'brier_worse',
  'closing_value_negative',
  'forecasts_drift',
  'prices_drift',
] as const;
/** Those that speak of people and games, whose facts stand in the text as they are. */
const PLAIN_KINDS = [
  'clock_wrong',
  'codes_guessed',
  'days_wait',
  'operator_made',
  'operator_reset',
  'operator_changed',
  'operator_taken_back',
  'payment_unmatched',
  'policy_waits',
  'result_missing',
  'result_waits',
  'result_contradicted',
  'result_changed',
  'correction_waits',
  'dispute_waits',
] as const;

/** What an alert says, with its figures; one of a kind that nobody has written words for says its name. */
function useAlertText(): (alert: Alert) => string {
  const { t } = useLanguage<'office-alerts'>();
  return ({ kind, subject, facts }) => {
    const known = KINDS.find((one) => one === kind);
    const plain = PLAIN_KINDS.find((one) => one === kind);
    if (plain !== undefined) {
      const text = (name: string) => String(facts[name] ?? '-');
      return t(`office-alerts.kind.${plain}`, {
        who: text('who'),
        email: text('email'),
        count: text('count'),
        amount: text('amount'),
        home: text('home'),
        away: text('away'),
        league: text('league'),
        picks: text('picks'),
        typed: text('typed'),
        told: text('told'),
        serial: text('serial'),
        brand: text('brand'),
        minutes: text('minutes'),
        days: text('days'),
      });
    }
    if (known === undefined) return `${kind} · ${subject}`;
    const figure = (name: string) => {
      const value = facts[name];
      if (typeof value !== 'number') return '-';
      return known.endsWith('drift') || known === 'brier_worse'
        ? formatNumber(value, 3)
        : formatPercent(value);
    };
    return t(`office-alerts.kind.${known}`, {
      subject,
      value: figure('value'),
      reference: figure('reference'),
      n: formatNumber(Number(facts.n ?? 0)),
      days: String(facts.days ?? ''),
    });
  };
}
