import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';

interface StateBadgesProps {
  tone: BadgeTone;
  label: string;
  isSample: boolean;
  /** Below the first column of a phone's row, where no column has room for it. */
  isNarrow?: boolean;
}

/** Whether readers see a thing now, and whether it is a sample. */
export function StateBadges({ tone, label, isSample, isNarrow = false }: StateBadgesProps) {
  const { t } = useLanguage<'office-content'>();
  return (
    <span className={classNames('flex flex-wrap gap-1', isNarrow && 'pt-1 md:hidden')}>
      <Badge tone={tone}>{label}</Badge>
      {isSample ? <Badge>{t('office-content.sample')}</Badge> : null}
    </span>
  );
}
