import { useLanguage } from '#i18n/language-provider.tsx';
import { TabLinks } from '#ui/tabs.tsx';
import { useOfficeHref } from '../frame/office-context.ts';

/** Statements, and the lines that they brought. */
export function StatementTabs({ current }: { current: 'statements' | 'lines' }) {
  const { t } = useLanguage<'office-statements'>();
  const href = useOfficeHref();
  return (
    <TabLinks
      label={t('office-statements.title')}
      items={[
        {
          href: href('/office/statements'),
          label: t('office-statements.tabs.statements'),
          current: current === 'statements',
        },
        {
          href: href('/office/bank-lines'),
          label: t('office-statements.tabs.lines'),
          current: current === 'lines',
        },
      ]}
    />
  );
}
