import { formatDateTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useMay, useOffice, useOfficeHref } from '../frame/office-context.ts';
import { FilterBar, FilterText } from '../table/filter-bar.tsx';
import { ListFoot } from '../table/list-foot.tsx';
import { type OfficeColumn, OfficeTable } from '../table/office-table.tsx';
import { AuditDetail } from './audit-detail.tsx';
import type { AuditData } from './data.server.ts';

type Row = AuditData['rows'][number];

/** The chained log, the newest first. */
export function AuditList({ rows, meta }: AuditData) {
  const { t } = useLanguage<'office-audit'>();
  const href = useOfficeHref();
  const seesAll = useMay()('audit.view_all');
  return (
    <>
      <FilterBar>
        {seesAll ? <FilterText name="actor" label={t('office-audit.actor')} /> : null}
        <FilterText name="action" label={t('office-audit.actionFilter')} placeholder="order." />
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
  return [
    { key: 'at', header: t('office-audit.at'), render: (row) => <Moment row={row} /> },
    { key: 'who', header: t('office-audit.who'), wideOnly: true, render: (row) => <Actor row={row} /> },
    {
      key: 'action',
      header: t('office-audit.action'),
      render: (row) => (
        <>
          <code className="block min-w-40 text-12 wrap-anywhere md:whitespace-nowrap">{row.action}</code>
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

/** When it was, and the row's place in the chain. */
function Moment({ row: { seq, at } }: { row: Row }) {
  const { zone } = useOffice();
  const [day, time] = formatDateTime(at, zone).split(' ');
  return (
    <>
      <span className="whitespace-nowrap">{day}</span> <span className="whitespace-nowrap">{time}</span>
      <span className="block text-12 text-ink-3">#{seq}</span>
    </>
  );
}

/** Who it was, by name; the id behind it is seen on hovering, and what kind of actor it was. */
function Actor({ row: { actor } }: { row: Row }) {
  const { t } = useLanguage<'office-audit'>();
  const href = useOfficeHref();
  const isMember = useMay()('members.view') && actor.kind === 'member' && actor.name !== null;
  const name = actor.name ?? (actor.kind === 'member' ? t('office-audit.unnamed') : actor.id);
  return (
    <span title={actor.id} className="flex min-w-40 flex-wrap gap-x-1.5 wrap-anywhere">
      {isMember ? <TextLink href={href(`/office/members/${actor.id}`)}>{name}</TextLink> : name}
      {actor.kind === 'operator' ? null : (
        <span className="text-12 text-ink-3">{t(`office-audit.kinds.${actor.kind}`)}</span>
      )}
    </span>
  );
}

const PAGES: Readonly<Record<string, { readonly path: string; readonly needs: string }>> = {
  account: { path: '/office/members', needs: 'members.view' },
  order: { path: '/office/orders', needs: 'orders.view' },
  pick: { path: '/office/picks', needs: 'results.view' },
};

/** What it was about, by name and with the way to its page. */
function Subject({ row }: { row: Row }) {
  const { subject, brand, brand_name: brandName } = row;
  const href = useOfficeHref();
  const may = useMay();
  const { hasBrands } = useOffice();
  const page = subject.name === null ? undefined : PAGES[subject.kind];
  const name = subject.name ?? shortId(subject.id);
  const address = page === undefined ? '' : `${page.path}/${subject.id}`;
  return (
    <span title={subject.id} className="flex flex-wrap gap-x-1.5 wrap-anywhere">
      {page !== undefined && may(page.needs) ? (
        <TextLink
          href={brand === null || !hasBrands ? href(address) : `${address}?${new URLSearchParams({ brand })}`}
        >
          {name}
        </TextLink>
      ) : (
        name
      )}
      <span className="text-12 text-ink-3">
        {subject.kind}
        {hasBrands && brandName !== null ? ` · ${brandName}` : ''}
      </span>
    </span>
  );
}

/** An id that has no name is told by its beginning; the whole of it is seen on hovering. */
function shortId(id: string): string {
  return /^[\da-f]{8}-[\da-f-]{27}$/.test(id) ? `${id.slice(0, 8)}…` : id;
}
