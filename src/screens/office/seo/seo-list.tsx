import { useLanguage } from '#i18n/language-provider.tsx';
import { htmlLangs, languageNames } from '#i18n/locales.ts';
import { LOCALES, type Locale } from '#terms/locales.ts';
import { Badge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { useMay, useOfficeHref } from '../frame/office-context.ts';
import { FilterBar, FilterText } from '../table/filter-bar.tsx';
import { ListFoot } from '../table/list-foot.tsx';
import { type OfficeColumn, OfficeTable } from '../table/office-table.tsx';
import type { SeoData, SeoPage } from './data.server.ts';
import { EditSeo, RevertSeo } from './seo-dialogs.tsx';

/** A row a page, a column a language: what search engines list, and how much of it they show. */
export function SeoList({ pages, shown, meta, search }: SeoData) {
  const { t } = useLanguage<'office-seo'>();
  const href = useOfficeHref();
  return (
    <>
      <FilterBar>
        <FilterText name="q" label={t('office-seo.search')} />
      </FilterBar>
      <OfficeTable
        label={t('office-seo.title')}
        stack="texts"
        rows={pages}
        rowKey={({ path }) => path}
        empty={t('office-seo.empty')}
        columns={useColumns(shown)}
      />
      <ListFoot
        meta={meta}
        exportHref={href('/office/api/seo/export', Object.fromEntries(new URLSearchParams(search)))}
      />
    </>
  );
}

function useColumns(shown: SeoData['shown']): readonly [OfficeColumn<SeoPage>, ...OfficeColumn<SeoPage>[]] {
  const { t } = useLanguage<'office-seo'>();
  return [
    {
      key: 'path',
      header: t('office-seo.page'),
      render: ({ path, listed }) => (
        <div className="grid min-w-32 justify-items-start gap-1">
          <code className="text-12 wrap-anywhere">{path}</code>
          {listed ? null : <Badge>{t('office-seo.unlisted')}</Badge>}
        </div>
      ),
    },
    ...LOCALES.map((language) => ({
      key: language,
      header: languageNames[language],
      render: (row: SeoPage) => <Cell page={row} language={language} shown={shown} />,
    })),
  ];
}

function Cell({ page, language, shown }: { page: SeoPage; language: Locale; shown: SeoData['shown'] }) {
  const { t } = useLanguage<'office-seo'>();
  const may = useMay()('seo.edit');
  const { title, description, own, noindex, ...widths } = page.cells[language];
  return (
    <div className="grid min-w-52 justify-items-start gap-1">
      <div className="flex w-full items-start gap-1">
        <p lang={htmlLangs[language]} className="min-w-0 grow font-medium wrap-anywhere">
          {title || '-'}
        </p>
        {may ? <EditSeo page={page} language={language} shown={shown} /> : null}
      </div>
      <p lang={htmlLangs[language]} className="text-12 text-ink-2 wrap-anywhere">
        {description || '-'}
      </p>
      <p className="flex flex-wrap gap-x-3 text-12">
        <Width name={t('office-seo.titleShort')} width={widths.title_width} most={shown.title} />
        <Width
          name={t('office-seo.descriptionShort')}
          width={widths.description_width}
          most={shown.description}
        />
      </p>
      <div className="flex flex-wrap items-center gap-1.5 empty:hidden [&>button:first-child]:-ml-3">
        {own ? <Badge tone="brand">{t('office-seo.own')}</Badge> : null}
        {noindex && page.listed ? <Badge tone="warn">{t('office-seo.noindexMark')}</Badge> : null}
        {may && own ? <RevertSeo page={page} language={language} /> : null}
      </div>
    </div>
  );
}

/** How many columns of a list of results a text takes, of how many that are shown. */
function Width({ name, width, most }: { name: string; width: number; most: number }) {
  const { t } = useLanguage<'office-seo'>();
  const isOver = width > most;
  return (
    <span className={classNames('tabular-nums', isOver ? 'text-lose' : 'text-ink-3')}>
      {name} {width}/{most}
      {isOver ? ` ${t('office-seo.truncated')}` : ''}
    </span>
  );
}
