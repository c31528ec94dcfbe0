import { useLanguage } from '#i18n/language-provider.tsx';
import { buttonStyle } from '#ui/button-style.ts';

/** A whole list as a file, where it has no pages. */
export function WholeListFile({ href }: { href: string }) {
  const { t } = useLanguage<'office-frame'>();
  return (
    <p className="text-right">
      <a href={href} download data-export="" className={buttonStyle({ size: 'small', tone: 'quiet' })}>
        {t('office-frame.table.export')}
      </a>
    </p>
  );
}
