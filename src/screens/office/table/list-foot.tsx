import { useLanguage } from '#i18n/language-provider.tsx';
import { PageLinks } from '../../page-links.tsx';
import { ExportLink } from './export-link.tsx';
import { useListAddress } from './use-list-address.ts';

interface ListFootProps {
  meta: { page: number; per_page: number; total: number; last_page: number };
  /** The address of the same list as a file, below /office/api; left out where there is none. */
  exportHref?: string | undefined;
}

/** Which rows these are of how many, the other pages, and the list as a file. */
export function ListFoot({ meta, exportHref }: ListFootProps) {
  const { t } = useLanguage<'ui'>();
  const address = useListAddress();
  const { page, per_page: perPage, total, last_page: lastPage } = meta;
  // Where there is nothing the list says so itself.
  if (total === 0 && exportHref === undefined) return null;
  const from = Math.min(total, (page - 1) * perPage + 1);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 text-14 text-ink-2">
      {total === 0 ? null : (
        <p>{t('ui.pagination.range', { from, to: Math.min(total, page * perPage), total })}</p>
      )}
      <PageLinks page={page} lastPage={lastPage} href={(number) => address({ page: String(number) })} />
      {exportHref === undefined ? null : <ExportLink href={exportHref} />}
    </div>
  );
}
