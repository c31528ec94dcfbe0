import { formatMinute } from '#i18n/format.ts';
import { labelColon } from '#i18n/join-label.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useOffice, useOfficeHref } from '../frame/office-context.ts';
import { OfficeTime } from '../office-time.tsx';
import { ExportLink } from '../table/export-link.tsx';
import { type OfficeColumn, OfficeTable } from '../table/office-table.tsx';
import type { AccountsData } from './data.server.ts';

type Account = AccountsData['accounts'][number];
type ShownState = Account['status'] | 'lapsed';

const TONES: Readonly<Record<ShownState, BadgeTone>> = {
  proposed: 'warn',
  lapsed: 'neutral',
  approved: 'win',
  retired: 'neutral',
  refused: 'lose',
};

/** The accounts, the newest first. */
export function AccountList({ accounts }: AccountsData) {
  const { t } = useLanguage<'office-accounts'>();
  const href = useOfficeHref();
  return (
    <>
      <OfficeTable
        label={t('office-accounts.title')}
        columns={useColumns()}
        rows={accounts}
        rowKey={({ id }) => id}
        empty={t('office-accounts.empty')}
      />
      <ExportLink href={href('/office/api/list-exports/bank_accounts')} />
    </>
  );
}

function useColumns(): readonly [OfficeColumn<Account>, ...OfficeColumn<Account>[]] {
  const { locale, t } = useLanguage<'office-accounts'>();
  return [
    {
      key: 'number',
      header: t('office-accounts.number'),
      render: ({
        account_no: no,
        bank_code: code,
        bank_name: bank,
        is_sample: isSample,
        virtual_prefix: prefix,
      }) => (
        <>
          <code className="whitespace-nowrap">{no}</code>{' '}
          {isSample ? <Badge>{t('office-accounts.sample')}</Badge> : null}
          <span className="block text-12 text-ink-3 md:hidden">
            {code} {bank}
          </span>
          {prefix === null ? null : (
            <span className="block text-12 text-ink-3">
              {t('office-accounts.prefix')}
              {labelColon(locale)}
              <code>{prefix}</code>
            </span>
          )}
        </>
      ),
    },
    { key: 'state', header: t('office-accounts.stateHead'), render: (row) => <AccountState account={row} /> },
    {
      key: 'bank',
      header: t('office-accounts.bank'),
      wideOnly: true,
      render: ({ bank_code: code, bank_name: name }) => `${code} ${name}`,
    },
    {
      key: 'branch',
      header: t('office-accounts.branch'),
      wideOnly: true,
      render: ({ branch }) => branch,
    },
    { key: 'holder', header: t('office-accounts.holder'), wideOnly: true, render: ({ holder }) => holder },
    {
      key: 'since',
      header: t('office-accounts.since'),
      wideOnly: true,
      render: (row) => <OfficeTime at={row.retired_at ?? row.approved_at ?? row.created_at} />,
    },
  ];
}

function AccountState({ account: { status, request } }: { account: Account }) {
  const { t } = useLanguage<'office-accounts'>();
  const href = useOfficeHref();
  const { zone } = useOffice();
  const state: ShownState = status === 'proposed' && request === null ? 'lapsed' : status;
  return (
    <>
      <Badge tone={TONES[state]}>{t(`office-accounts.state.${state}`)}</Badge>
      {request === null ? null : (
        <span className="block pt-1 text-12">
          {request.effective_at === null ? null : (
            <span className="block text-ink-3">
              {t('office-accounts.effective', { time: formatMinute(request.effective_at, zone) })}
            </span>
          )}
          <TextLink href={href(`/office/approvals/${request.id}`)}>{t('office-accounts.open')}</TextLink>
        </span>
      )}
    </>
  );
}
