import { formatMinute } from '#i18n/format.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { isLocale, languageNames } from '#i18n/locales.ts';
import { inBrackets } from '#i18n/punctuation.ts';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useMay, useOffice, useOfficeHref } from '../frame/office-context.ts';
import { OrderState } from '../money/order-state.tsx';
import { useMoney } from '../money/use-money.ts';
import { OfficeTime } from '../office-time.tsx';
import { DetailList, Panel } from '../panel.tsx';
import { MemberState } from '../parts/member-state.tsx';
import { OfficeTable } from '../table/office-table.tsx';
import type { MemberDetail } from './data.server.ts';

/** What the office knows of one member: who, which periods, which orders, and what colleagues have noted. */
export function MemberPage({ member }: { member: MemberDetail }) {
  const { t } = useLanguage<'office-members'>();
  const { zone } = useOffice();
  return (
    <>
      {member.break_until === null ? null : (
        <Notice>
          {t('office-members.breakUntil', { time: formatMinute(member.break_until, zone) })}.{' '}
          {t('office-members.breakNote')}
        </Notice>
      )}
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <Person member={member} />
        <Notes member={member} />
      </div>
      <Periods member={member} />
      <Orders member={member} />
    </>
  );
}

function Person({ member }: { member: MemberDetail }) {
  const { t } = useLanguage<'office-members'>();
  const may = useMay();
  const href = useOfficeHref();
  const log = href('/office/audit', { subject_id: member.uuid });
  return (
    <Panel title={t('office-members.person')}>
      <DetailList
        details={[
          [t('office-members.stateHead'), <MemberState key="state" status={member.status} />],
          [t('office-members.email'), member.email_masked],
          [t('office-members.phone'), member.phone_masked ?? '-'],
          [
            t('office-members.id'),
            <code key="id" className="break-all">
              {member.uuid}
            </code>,
          ],
          [t('office-members.since'), <OfficeTime key="s" at={member.created_at} />],
          [t('office-members.confirmed'), <OfficeTime key="c" at={member.email_verified_at} />],
          [t('office-members.password'), t(member.has_password ? 'office-members.yes' : 'office-members.no')],
          [
            t('office-members.language'),
            isLocale(member.locale) ? languageNames[member.locale] : member.locale,
          ],
          [t('office-members.zone'), member.time_zone ?? '-'],
        ]}
      />
      {may('audit.view_all') ? <TextLink href={log}>{t('office-members.log')}</TextLink> : null}
    </Panel>
  );
}

function Notes({ member: { notes } }: { member: MemberDetail }) {
  const { t } = useLanguage<'office-members'>();
  return (
    <Panel title={t('office-members.notes')}>
      {notes.length === 0 ? <p className="text-14 text-ink-3">{t('office-members.noNotes')}</p> : null}
      <ul className="grid gap-3">
        {notes.map((note) => (
          <li key={note.id} className="grid gap-0.5 text-14">
            <p className="whitespace-pre-wrap wrap-break-word text-ink">{note.text}</p>
            <p className="text-12 text-ink-3">
              {note.written_by} · <OfficeTime at={note.written_at} />
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Periods({ member: { periods } }: { member: MemberDetail }) {
  const { t } = useLanguage<'office-members'>();
  const href = useOfficeHref();
  return (
    <Panel title={t('office-members.periods')}>
      <OfficeTable
        isPlain
        label={t('office-members.periods')}
        rows={periods}
        rowKey={({ id }) => id}
        empty={t('office-members.noPeriods')}
        columns={[
          {
            key: 'plan',
            header: t('office-members.plan'),
            render: ({ plan }) => <span className="whitespace-nowrap">{plan}</span>,
          },
          {
            key: 'kind',
            header: t('office-members.kind'),
            wideOnly: true,
            render: ({ kind, order_id: order }) =>
              order === null ? (
                t(`office-members.${kind}`)
              ) : (
                <TextLink href={href(`/office/orders/${order}`)}>{t(`office-members.${kind}`)}</TextLink>
              ),
          },
          {
            key: 'state',
            header: t('office-members.stateHead'),
            render: ({ status }) => t(`office-members.period.${status}`),
          },
          {
            key: 'begins',
            header: t('office-members.begins'),
            wideOnly: true,
            render: ({ start_date: at }) => <OfficeTime at={at} />,
          },
          {
            key: 'ends',
            header: t('office-members.ends'),
            render: ({ end_date: at }) => <OfficeTime at={at} />,
          },
          {
            key: 'reason',
            header: t('office-members.reason'),
            wideOnly: true,
            render: ({ reason }) => reason ?? '-',
          },
        ]}
      />
    </Panel>
  );
}

function Orders({ member: { orders, orders_total: total } }: { member: MemberDetail }) {
  const { t, locale } = useLanguage<'office-members'>();
  const money = useMoney();
  const href = useOfficeHref();
  return (
    <Panel title={`${t('office-members.orders')}${inBrackets(locale, formatNumber(total))}`}>
      {/* Its cells keep the panel's margin themselves, which leaves a phone room for all columns. */}
      <div className="-mx-4 min-w-0 [&>p]:px-4">
        <OfficeTable
          isPlain
          label={t('office-members.orders')}
          stack="values"
          rows={orders}
          rowKey={({ id }) => id}
          rowHref={({ id }) => href(`/office/orders/${id}`)}
          empty={t('office-members.noOrders')}
          columns={[
            { key: 'no', header: t('office-members.order'), render: ({ order_no: no }) => no },
            { key: 'plan', header: t('office-members.plan'), wideOnly: true, render: ({ plan }) => plan },
            {
              key: 'amount',
              header: t('office-members.amount'),
              numeric: true,
              render: ({ amount }) => money(amount),
            },
            {
              key: 'state',
              header: t('office-members.orderState'),
              render: (row) => <OrderState status={row.status} payment={row.payment_status} />,
            },
            {
              key: 'since',
              header: t('office-members.made'),
              wideOnly: true,
              render: ({ created_at: at }) => <OfficeTime at={at} />,
            },
          ]}
        />
      </div>
    </Panel>
  );
}
