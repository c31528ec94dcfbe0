import { useLanguage } from '#i18n/language-provider.tsx';
import { buttonStyle } from '#ui/button-style.ts';

/** The list at hand as a file, which `e` fetches as well; one a page. */
export function ExportLink({ href }: { href: string }) {
  const { t } = useLanguage<'office-frame'>();
  return (
    <p className="ml-auto text-right">
      <a href={href} download data-export="" className={buttonStyle({ size: 'small', tone: 'quiet' })}>
        {t('office-frame.table.export')}
      </a>
    </p>
  );
}
