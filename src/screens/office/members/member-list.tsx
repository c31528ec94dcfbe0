import { formatDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { useOffice, useOfficeHref } from '../frame/office-context.ts';
import { MemberState } from '../parts/member-state.tsx';
import { FilterBar, FilterSelect, FilterText } from '../table/filter-bar.tsx';
import { ListFoot } from '../table/list-foot.tsx';
import { type OfficeColumn, OfficeTable } from '../table/office-table.tsx';
import type { MembersData } from './data.server.ts';

type Member = MembersData['members'][number];

const STATES = ['suspended', 'unverified', 'all'] as const;

/** The members of the brand, personal data masked. */
export function MemberList({ members, meta }: MembersData) {
  const { t } = useLanguage<'office-members'>();
  const href = useOfficeHref();
  return (
    <>
      <FilterBar>
        <FilterText name="q" label={t('office-members.search')} title={t('office-members.searchHint')} />
        <FilterSelect
          name="state"
          label={t('office-members.stateHead')}
          anyLabel={t('office-members.living')}
          options={STATES.map((value) => ({ value, label: t(`office-members.states.${value}`) }))}
        />
      </FilterBar>
      <OfficeTable
        label={t('office-members.title')}
        columns={useColumns()}
        rows={members}
        rowKey={({ uuid }) => uuid}
        rowHref={({ uuid }) => href(`/office/members/${uuid}`)}
        empty={t('office-members.empty')}
      />
      <ListFoot meta={meta} exportHref={href('/office/api/exports/members')} />
    </>
  );
}

function useColumns(): readonly [OfficeColumn<Member>, ...OfficeColumn<Member>[]] {
  const { t } = useLanguage<'office-members'>();
  const { zone } = useOffice();
  return [
    { key: 'name', header: t('office-members.name'), render: ({ nick_name: name }) => name },
    {
      key: 'email',
      header: t('office-members.email'),
      render: ({ email_masked: email }) => <span className="whitespace-nowrap max-md:text-12">{email}</span>,
    },
    {
      key: 'state',
      header: t('office-members.stateHead'),
      render: ({ status }) => <MemberState status={status} />,
    },
    {
      key: 'plan',
      header: t('office-members.plan'),
      wideOnly: true,
      render: ({ plan }) =>
        plan === null ? (
          '-'
        ) : (
          <>
            <span className="whitespace-nowrap">{plan.name}</span>{' '}
            <span className="inline-block text-12 whitespace-nowrap text-ink-3">
              {formatDate(plan.end_date, zone)}
            </span>
          </>
        ),
    },
    {
      key: 'phone',
      header: t('office-members.phone'),
      wideOnly: true,
      render: ({ phone_masked: phone }) => phone ?? '-',
    },
    {
      key: 'since',
      header: t('office-members.since'),
      wideOnly: true,
      render: ({ created_at: at }) => <span className="whitespace-nowrap">{formatDate(at, zone)}</span>,
    },
  ];
}
