import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useOfficeHref } from '../frame/office-context.ts';
import { type OfficeColumn, OfficeTable } from '../table/office-table.tsx';
import type { BrandsData, ListedBrand } from './data.server.ts';

const TONES = { draft: 'neutral', live: 'win', closed: 'neutral' } as const;

/** Those of the program, and those that were made here. */
export function BrandList({ brands }: Pick<BrandsData, 'brands'>) {
  const { t } = useLanguage<'office-brands'>();
  return (
    <OfficeTable
      label={t('office-brands.title')}
      rows={brands}
      rowKey={({ key }) => key}
      empty="-"
      columns={useColumns()}
    />
  );
}

function useColumns(): readonly [OfficeColumn<ListedBrand>, ...OfficeColumn<ListedBrand>[]] {
  const { t } = useLanguage<'office-brands'>();
  const href = useOfficeHref();
  return [
    {
      key: 'name',
      header: t('office-brands.name'),
      render: ({ key, name, is_program: isProgram }) =>
        isProgram ? name : <TextLink href={href(`/office/brands/${key}`)}>{name}</TextLink>,
    },
    {
      key: 'state',
      header: t('office-brands.stateHead'),
      render: ({ state, requests: [request] }) => (
        <span className="flex flex-wrap items-center gap-2">
          <Badge tone={TONES[state]}>{t(`office-brands.state.${state}`)}</Badge>
          {request === undefined ? null : (
            <TextLink href={href(`/office/approvals/${request.id}`)}>{t('office-brands.waiting')}</TextLink>
          )}
        </span>
      ),
    },
    {
      key: 'hosts',
      header: t('office-brands.hosts'),
      wideOnly: true,
      render: ({ hosts }) => <span className="wrap-anywhere">{hosts.join(', ')}</span>,
    },
    {
      key: 'law',
      header: t('office-brands.law'),
      wideOnly: true,
      render: ({ jurisdiction }) => t(`office-brands.laws.${jurisdiction}`),
    },
    {
      key: 'by',
      header: t('office-brands.madeBy'),
      wideOnly: true,
      render: ({ is_program: isProgram, made_by: by }) =>
        isProgram ? t('office-brands.program') : (by ?? '-'),
    },
  ];
}
