import {
  type Ablation,
  type ColumnChoice,
  createAblation,
  createWalkForward,
  type Sport,
} from '@trueline/predict';
import { readArchive } from '#feeds/csv-archive/read-archive.ts';
import { PICK_TIERS, type PickTier } from '#terms/forecasts.ts';
import { type BacktestGame, backtestGame, daysOf } from './backtest-games.ts';
import { replaceTable } from './readme-table.ts';

/**
 * `SPORTS_DATA=<folder> node scripts/backtest/backtest-ablation.ts`: measures what every group of columns is worth, in each tier of each sport, and
 * writes the table into the engine's README, between its marks.
 */

const SEED = 1;

type Measured = {
  readonly sport: Sport;
  readonly name: string;
  readonly tiers: readonly PickTier[];
};

const SPORTS: readonly Measured[] = [
  { sport: 'soccer', name: 'soccer', tiers: PICK_TIERS },
  { sport: 'basketball', name: 'NBA', tiers: ['A', 'B'] },
  { sport: 'baseball', name: 'MLB', tiers: PICK_TIERS },
];

/** First days of the seasons that settings were chosen on, and of those of the accuracy tables. */
const WINDOWS: Readonly<Record<Sport, readonly [tuning: string, table: string]>> = {
  soccer: ['2019-07-01', '2023-07-01'],
  basketball: ['2014-09-01', '2019-09-01'],
  baseball: ['2015-01-01', '2019-01-01'],
};

const folder = process.env.SPORTS_DATA;
if (!folder) {
  process.stderr.write(
    'SPORTS_DATA names the folder with the seasons; without it nothing can be measured.\n',
  );
  process.exitCode = 2;
} else {
  const { games } = await readArchive(folder);
  const all = games.map(backtestGame);
  const measured = SPORTS.map((one) => ({
    ...one,
    ablation: measure(
      one.sport,
      all.filter(({ played }) => played.sport === one.sport),
    ),
  }));
  await replaceTable('ablation', tableOf(measured));
}

function measure(sport: Sport, games: readonly BacktestGame[]): Ablation {
  const [tuning, table] = WINDOWS[sport].map((day) => Date.parse(day));
  const ablation = createAblation(sport, [
    (at) => at >= (tuning ?? 0) && at < (table ?? 0),
    (at) => at >= (table ?? 0),
  ]);
  const options = { sport, seed: SEED, minimumGames: 0, unseenTeams: 'prior' } as const;
  const walk = createWalkForward(options, { onLesson: ablation.take });
  for (const day of daysOf(games)) walk.advance(day.map(({ played }) => played));
  process.stderr.write(`${sport}: ${games.length} games\n`);
  return ablation;
}

type Column = { readonly head: string; readonly of: (choice: ColumnChoice, window: number) => number | null };

function tableOf(measured: readonly (Measured & { readonly ablation: Ablation })[]): readonly string[] {
  const columns: Column[] = measured.flatMap(({ name, tiers, ablation }) =>
    tiers.map((tier) => ({
      head: `${name} ${tier}`,
      of: (choice, window) =>
        ablation.choices.includes(choice) ? ablation.distance(tier, choice, window) : null,
    })),
  );
  const choices = [...new Set(measured.flatMap(({ ablation }) => ablation.choices))];
  const ordered = [...choices.filter((choice) => choice !== 'none'), 'none' as const];
  return [
    `| columns | ${columns.map(({ head }) => head).join(' | ')} |`,
    `| --- | ${columns.map(() => '---').join(' | ')} |`,
    ...ordered.map(
      (choice) => `| ${nameOf(choice)} | ${columns.map((column) => cell(column, choice)).join(' | ')} |`,
    ),
  ];
}

function nameOf(choice: ColumnChoice): string {
  if (choice === 'all') return '**all**';
  return choice === 'none' ? 'no column at all: the base' : `without ${choice}`;
}

function cell({ of: distanceOf }: Column, choice: ColumnChoice): string {
  const distances = [0, 1].map((window) => distanceOf(choice, window));
  if (choice === 'all') return distances.map((distance) => (distance ?? 0).toFixed(4).slice(1)).join(' / ');
  const longer = distances.map((distance, window) => {
    const all = distanceOf('all', window);
    return distance === null || all === null ? null : Math.round(100 * (distance / all - 1));
  });
  if (longer.every((share) => share === null)) return '–';
  return `${longer.map((share) => (share === null ? '–' : share > 0 ? `+${share}` : String(share))).join(' / ')} %`;
}
