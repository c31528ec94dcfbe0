import { formatPercent } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { usePunctuation } from '#i18n/use-punctuation.ts';
import { useLeagueName } from '../frame/office-context.ts';

type Settings = {
  readonly min_ev: number;
  readonly min_confidence: number;
  readonly leagues: readonly string[] | null;
};

/** Settings of a policy in one line. */
export function useSettingsText() {
  const { t } = useLanguage<'office-policy'>();
  const { list } = usePunctuation();
  const leagueName = useLeagueName();
  const leagues = (leagues: Settings['leagues']) =>
    leagues === null ? t('office-policy.allLeagues') : list(leagues.map(leagueName));
  return {
    leagues,
    all: (settings: Settings) =>
      t('office-policy.settingsText', {
        ev: formatPercent(settings.min_ev),
        confidence: settings.min_confidence,
        leagues: leagues(settings.leagues),
      }),
  };
}
