import { formatMinute } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { useLeagueName, useOffice } from '../frame/office-context.ts';

type Game = {
  readonly league: string;
  readonly home: string;
  readonly away: string;
  readonly start_at: string;
};

/** The columns with which every list of games here begins: which game, and when it starts. */
export function useGameColumns() {
  const { t } = useLanguage<'office-results'>();
  const leagueName = useLeagueName();
  const { zone } = useOffice();
  const game = {
    key: 'game',
    header: t('office-results.game'),
    roomy: true,
    render: ({ league, home, away }: Game) => `${leagueName(league)} · ${home} – ${away}`,
  };
  const start = {
    key: 'start',
    header: t('office-results.start'),
    roomy: true,
    render: ({ start_at: at }: Game) => formatMinute(at, zone),
  };
  return [game, start] as const;
}
