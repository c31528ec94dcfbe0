import { useLanguage } from '#i18n/language-provider.tsx';
import { Pagination } from '#ui/pagination.tsx';

/** The pages of a list, in the reader's words. Nothing is drawn where there is only one page. */
export function PageLinks(props: { page: number; lastPage: number; href: (page: number) => string }) {
  const { t } = useLanguage<'ui'>();
  const labels = {
    label: t('ui.pagination.label'),
    previous: t('ui.pagination.previous'),
    next: t('ui.pagination.next'),
    page: (page: number) => t('ui.pagination.page', { page }),
  };
  return <Pagination {...props} labels={labels} />;
}
