import { useLanguage } from '#i18n/language-provider.tsx';
import { useOfficeHref } from '../frame/office-context.ts';
import { LanguageMarks, NewsState } from '../news-state.tsx';
import { OfficeTime } from '../office-time.tsx';
import { FilterBar, FilterSelect, FilterText } from '../table/filter-bar.tsx';
import { ListFoot } from '../table/list-foot.tsx';
import { type OfficeColumn, OfficeTable } from '../table/office-table.tsx';
import { useExportHref } from '../table/use-list-address.ts';
import type { NewsLine, NewsListData } from './data.server.ts';

const SHELVES = ['draft', 'review', 'scheduled', 'live', 'removed'] as const;

/** The articles of the brand, the one that was touched last first. */
export function NewsList({ articles, meta }: NewsListData) {
  const { t } = useLanguage<'office-news'>();
  const href = useOfficeHref();
  const exportHref = useExportHref();
  return (
    <>
      <FilterBar>
        <FilterText name="q" label={t('office-news.search')} />
        <FilterSelect
          name="shelf"
          label={t('office-news.state')}
          anyLabel={t('office-news.shelf.all')}
          options={SHELVES.map((value) => ({ value, label: t(`office-news.shelf.${value}`) }))}
        />
      </FilterBar>
      <OfficeTable
        label={t('office-news.title')}
        columns={useColumns()}
        rows={articles}
        rowKey={({ id }) => id}
        rowHref={({ id }) => href(`/office/news/${id}`)}
        empty={t('office-news.empty')}
      />
      <ListFoot meta={meta} exportHref={exportHref('/office/api/content-exports/news')} />
    </>
  );
}

function useColumns(): readonly [OfficeColumn<NewsLine>, ...OfficeColumn<NewsLine>[]] {
  const { t } = useLanguage<'office-news'>();
  return [
    {
      key: 'title',
      header: t('office-news.article'),
      render: ({ title }) => title || t('office-news.untitled'),
    },
    { key: 'state', header: t('office-news.state'), render: (article) => <NewsState subject={article} /> },
    {
      key: 'languages',
      header: t('office-news.languages'),
      wideOnly: true,
      render: ({ languages }) => <LanguageMarks states={languages} />,
    },
    {
      key: 'published',
      header: t('office-news.published'),
      wideOnly: true,
      render: ({ published_at: at, publish_at: coming }) => (
        <span className="whitespace-nowrap">
          <OfficeTime at={coming ?? at} />
        </span>
      ),
    },
    {
      key: 'author',
      header: t('office-news.author'),
      wideOnly: true,
      render: ({ author, source }) => author ?? source?.name ?? '-',
    },
    {
      key: 'touched',
      header: t('office-news.touched'),
      wideOnly: true,
      render: ({ updated_at: at }) => <OfficeTime at={at} />,
    },
  ];
}
