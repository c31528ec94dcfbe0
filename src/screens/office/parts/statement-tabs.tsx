import { useLanguage } from '#i18n/language-provider.tsx';
import { TabLinks } from '#ui/tabs.tsx';
import { useMay, useOfficeHref } from '../frame/office-context.ts';

/** Statements, the lines that they brought, and the money that was typed before its line came. */
export function StatementTabs({ current }: { current: 'statements' | 'lines' | 'typed' }) {
  const { t } = useLanguage<'office-statements'>();
  const href = useOfficeHref();
  // Who only looks at orders sees the typed money alone.
  if (!useMay()('statements.import')) return null;
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
        {
          href: href('/office/typed-payments'),
          label: t('office-statements.tabs.typed'),
          current: current === 'typed',
        },
      ]}
    />
  );
}
