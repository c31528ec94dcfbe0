import { jobName } from '#i18n/job-name.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { everyAuditAction } from '#terms/audit-actions.ts';
import { TextLink } from '#ui/text-link.tsx';
import { useMay, useOffice, useOfficeHref } from '../frame/office-context.ts';
import { OfficeTime } from '../office-time.tsx';
import { FilterBar, FilterText } from '../table/filter-bar.tsx';
import { ListFoot } from '../table/list-foot.tsx';
import { type OfficeColumn, OfficeTable } from '../table/office-table.tsx';
import { AuditDetail } from './audit-detail.tsx';
import { auditFieldKey } from './audit-fields.ts';
import type { AuditData } from './data.server.ts';
import { useActionName } from './use-action-name.ts';

type Row = AuditData['rows'][number];

/** The chained log, the newest first. */
export function AuditList({ rows, meta }: AuditData) {
  const { t } = useLanguage<'office-audit'>();
  const href = useOfficeHref();
  const seesAll = useMay()('audit.view_all');
  const nameOf = useActionName();
  return (
    <>
      <FilterBar>
        {seesAll ? <FilterText name="actor" label={t('office-audit.actor')} /> : null}
        <FilterText
          name="action"
          label={t('office-audit.actionFilter')}
          placeholder="order."
          suggestions={everyAuditAction.map((action) => ({ value: action, label: nameOf(action) }))}
        />
        <FilterText name="subject_id" label={t('office-audit.subjectFilter')} />
        <FilterText name="from" type="date" label={t('office-audit.from')} />
        <FilterText name="to" type="date" label={t('office-audit.to')} />
      </FilterBar>
      <OfficeTable
        label={t('office-audit.title')}
        columns={useColumns()}
        rows={rows}
        rowKey={({ seq }) => String(seq)}
        empty={t('office-audit.empty')}
      />
      <ListFoot meta={meta} exportHref={href('/office/api/exports/audit')} />
    </>
  );
}

function useColumns(): readonly [OfficeColumn<Row>, ...OfficeColumn<Row>[]] {
  const { t } = useLanguage<'office-audit'>();
  const nameOf = useActionName();
  return [
    { key: 'at', header: t('office-audit.at'), render: (row) => <Moment row={row} /> },
    { key: 'who', header: t('office-audit.who'), wideOnly: true, render: (row) => <Actor row={row} /> },
    {
      key: 'action',
      header: t('office-audit.action'),
      render: (row) => (
        <>
          <span title={row.action} className="block min-w-40 md:w-48 min-[1400px]:w-56">
            {nameOf(row.action)}
          </span>
          <span className="grid gap-1 md:hidden">
            <Actor row={row} />
            <AuditDetail row={row} />
          </span>
        </>
      ),
    },
    {
      key: 'subject',
      header: t('office-audit.subject'),
      wideOnly: true,
      render: (row) => <Subject row={row} />,
    },
    {
      key: 'detail',
      header: t('office-audit.detail'),
      wideOnly: true,
      render: (row) => <AuditDetail row={row} />,
    },
  ];
}

/** When it was; the row's place in the chain is seen on a phone, where there is room below. */
function Moment({ row: { seq, at } }: { row: Row }) {
  return (
    <span className="whitespace-nowrap">
      <OfficeTime at={at} /> <span className="text-12 text-ink-3 max-md:block">#{seq}</span>
    </span>
  );
}

/** Who it was, by name; the id behind it is seen on hovering, and what kind of actor it was. */
function Actor({ row: { actor } }: { row: Row }) {
  const { t } = useLanguage<'office-audit' | 'jobs'>();
  const href = useOfficeHref();
  const isMember = useMay()('members.view') && actor.kind === 'member' && actor.name !== null;
  const job = actor.kind === 'system' ? jobName(t, actor.id) : actor.id;
  // What the site did by itself is called as its job; where none did it, that it was the site says enough.
  const isSite = actor.kind === 'system' && job === actor.id;
  const name = isSite
    ? t('office-audit.kinds.system')
    : (actor.name ?? (actor.kind === 'member' ? t('office-audit.unnamed') : job));
  return (
    <span
      title={actor.id}
      className="flex gap-x-1.5 max-md:flex-wrap max-md:wrap-anywhere md:items-baseline md:whitespace-nowrap"
    >
      <span className="md:max-w-48 md:truncate">
        {isMember ? <TextLink href={href(`/office/members/${actor.id}`)}>{name}</TextLink> : name}
      </span>
      {actor.kind === 'operator' || isSite ? null : (
        <span className="text-12 text-ink-3">{t(`office-audit.kinds.${actor.kind}`)}</span>
      )}
    </span>
  );
}

const ID = /^[\da-f]{8}-[\da-f-]{27}$/;

const PAGES: Readonly<Record<string, { readonly path: string; readonly needs: string }>> = {
  account: { path: '/office/members', needs: 'members.view' },
  order: { path: '/office/orders', needs: 'orders.view' },
  pick: { path: '/office/picks', needs: 'results.view' },
};

/** What it was about, by name and with the way to its page. */
function Subject({ row }: { row: Row }) {
  const { subject, brand } = row;
  const { t } = useLanguage<'office-audit' | 'office-approvals'>();
  const href = useOfficeHref();
  const may = useMay();
  const { hasBrands } = useOffice();
  const page = subject.name === null ? undefined : PAGES[subject.kind];
  // What has no name is described by the action and its details; its id is seen on hovering.
  const setting = subject.kind === 'setting' ? auditFieldKey(subject.id.split(' ').at(-1) ?? '') : null;
  const known = setting === null ? subject.name : t(setting);
  const name = known ?? (ID.test(subject.id) || subject.kind === 'export' ? '-' : subject.id);
  const address = page === undefined ? '' : `${page.path}/${subject.id}`;
  const label =
    page !== undefined && may(page.needs) ? (
      <TextLink
        href={brand === null || !hasBrands ? href(address) : `${address}?${new URLSearchParams({ brand })}`}
      >
        {name}
      </TextLink>
    ) : (
      name
    );
  return (
    <span title={subject.id}>
      <span className="block wrap-anywhere md:w-40 md:truncate">{label}</span>
    </span>
  );
}
