import { formatPercent } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { usePunctuation } from '#i18n/use-punctuation.ts';

type Settings = {
  readonly min_ev: number;
  readonly min_confidence: number;
  readonly leagues: readonly string[] | null;
};

/** Settings of a policy in one line. */
export function useSettingsText() {
  const { t } = useLanguage<'office-policy'>();
  const { list } = usePunctuation();
  const leagues = (of: Settings['leagues']) => (of === null ? t('office-policy.allLeagues') : list(of));
  return {
    leagues,
    all: (of: Settings) =>
      t('office-policy.settingsText', {
        ev: formatPercent(of.min_ev),
        confidence: of.min_confidence,
        leagues: leagues(of.leagues),
      }),
  };
}
