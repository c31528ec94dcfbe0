import type { ReactNode } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { LockedCard } from '#ui/locked-card.tsx';

/** A pick that a plan opens: the facts around it, and honest gaps where the paid fields stand. */
export function LockedPick({ children }: { children: ReactNode }) {
  const { t, locale } = useLanguage<'pick' | 'sport' | 'shell'>();
  return (
    <LockedCard
      fields={[
        t('sport.fields.recommendation'),
        t('sport.fields.odds'),
        t('sport.fields.expected_value'),
        t('pick.minOdds'),
        t('sport.fields.units'),
        t('sport.fields.confidence'),
      ]}
      reason={t('sport.locked')}
      action={
        <LinkButton size="small" href={localePath(locale, '/subscribe')}>
          {t('shell.menu.subscribe')}
        </LinkButton>
      }
    >
      {children}
    </LockedCard>
  );
}
