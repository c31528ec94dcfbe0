import type { Sport } from '@trueline/predict';

/** Games that the README's tables speak of; the settings were chosen on the seasons before. */
export type AccuracyWindow = {
  readonly sport: Sport;
  readonly text: string;
  /** First game day, and the day from which games do not count any more; null for none. */
  readonly from: string;
  readonly until: string | null;
  readonly leagues: readonly string[];
  /** Whether only games with a reference forecast count. */
  readonly referenced: boolean;
};

const FIVE = ['EPL', 'LIGUE1', 'LALIGA', 'BUNDESLIGA', 'SERIEA'];
const whole = { until: null, referenced: false } as const;

export const ACCURACY_WINDOWS: readonly AccuracyWindow[] = [
  { sport: 'soccer', text: 'soccer, five leagues, 2023-25', from: '2023-07-01', leagues: FIVE, ...whole },
  { sport: 'soccer', text: 'MLS, 2024-25', from: '2024-01-01', leagues: ['MLS'], ...whole },
  {
    sport: 'soccer',
    text: 'five leagues with a 538 forecast, 2016-19',
    leagues: FIVE,
    from: '2016-07-01',
    until: '2019-07-01',
    referenced: true,
  },
  {
    sport: 'soccer',
    text: 'MLS with a 538 forecast, 2017-23',
    leagues: ['MLS'],
    from: '2017-01-01',
    until: '2024-01-01',
    referenced: true,
  },
  { sport: 'basketball', text: 'NBA, 2019-21', from: '2019-10-01', leagues: ['NBA'], ...whole },
  { sport: 'baseball', text: 'MLB, 2019-20', from: '2019-03-01', leagues: ['MLB'], ...whole },
];
