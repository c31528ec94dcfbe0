import { formatDate, formatMinute } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import { useBrandName, useOffice, useOfficeHref } from '../frame/office-context.ts';
import { ExportLink } from '../table/export-link.tsx';
import { type OfficeColumn, OfficeTable } from '../table/office-table.tsx';
import type { Colleague, OperatorsData } from './data.server.ts';
import { OperatorActions } from './operator-actions.tsx';

/** Who works here. */
export function OperatorList({ operators }: OperatorsData) {
  const { t } = useLanguage<'office-operators'>();
  const href = useOfficeHref();
  return (
    <>
      <OfficeTable
        label={t('office-operators.title')}
        columns={useColumns()}
        rows={operators}
        rowKey={({ id }) => id}
        empty={t('office-operators.empty')}
      />
      <ExportLink href={href('/office/api/list-exports/operators')} />
    </>
  );
}

function useColumns(): readonly [OfficeColumn<Colleague>, ...OfficeColumn<Colleague>[]] {
  const { t } = useLanguage<'office-operators' | 'office-frame'>();
  const { zone, operator } = useOffice();
  const nameOf = useBrandName();
  return [
    {
      key: 'email',
      header: t('office-operators.email'),
      render: (row) => (
        <span className="block max-md:min-w-32 max-md:wrap-anywhere md:whitespace-nowrap">
          <span title={row.email} className="align-bottom md:inline-block md:max-w-52 md:truncate">
            {row.email}
          </span>{' '}
          {row.id === operator.id ? <Badge tone="brand">{t('office-operators.you')}</Badge> : null}
          <span className="block text-12 text-ink-3">{t(`office-frame.roles.${row.role}`)}</span>
          {/* A phone has no room for a column of it beside the buttons. */}
          <span className="block pt-1 md:hidden">
            <State colleague={row} />
          </span>
        </span>
      ),
    },
    {
      key: 'state',
      header: t('office-operators.stateHead'),
      wideOnly: true,
      render: (row) => <State colleague={row} />,
    },
    {
      key: 'brands',
      header: t('office-operators.brands'),
      wideOnly: true,
      render: ({ brands }) => <BrandList names={brands.map(nameOf)} />,
    },
    {
      key: 'codes',
      header: t('office-operators.codes'),
      numeric: true,
      wideOnly: true,
      render: ({ recovery_codes_left: left }) => left,
    },
    {
      key: 'since',
      header: t('office-operators.since'),
      wideOnly: true,
      render: ({ created_at: at }) => <span className="whitespace-nowrap">{formatDate(at, zone)}</span>,
    },
    {
      key: 'actions',
      header: t('office-operators.actions'),
      render: (row) => (row.id === operator.id ? null : <OperatorActions colleague={row} />),
    },
  ];
}

/** Whether they may sign in, and how long the link that makes them able to is open. */
function State({ colleague: { status, setup_until: until } }: { colleague: Colleague }) {
  const { t } = useLanguage<'office-operators'>();
  const { zone } = useOffice();
  return (
    <>
      <Badge tone={status === 'active' ? 'win' : 'neutral'}>{t(`office-operators.state.${status}`)}</Badge>
      {until === null || status !== 'active' ? null : (
        <span className="block text-12 text-ink-3">
          {t('office-operators.linkUntil', { until: formatMinute(until, zone) })}
        </span>
      )}
    </>
  );
}

/** More names than this are counted, and stand behind the count. */
const MAX_NAMES = 3;

function BrandList({ names }: { names: readonly string[] }) {
  const { t } = useLanguage<'office-operators'>();
  if (names.length <= MAX_NAMES) return names.join(', ');
  return (
    <details>
      <summary className="cursor-pointer">
        {t('office-operators.brandCount', { count: names.length })}
      </summary>
      {names.join(', ')}
    </details>
  );
}
