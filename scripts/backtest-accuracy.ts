import { readFile, writeFile } from 'node:fs/promises';
import {
  informationShare,
  type Outcome,
  pairedDifference,
  type Sport,
  score,
  TIERS,
  type Tier,
} from '@trueline/predict';
import { readArchive } from '#feeds/csv-archive/read-archive.ts';
import { backtestGame } from './backtest-games.ts';
import type { Measured } from './backtest-measured.ts';
import { runBacktest } from './backtest-run.ts';

/**
 * `SPORTS_DATA=<folder> node scripts/backtest-accuracy.ts [sport]…`: measures every tier on the seasons named below and writes the table
 * into the engine's README, between its two marks. Without a sport all three are measured anew; rows of others stay.
 */

const README = new URL('../packages/predict/README.md', import.meta.url);
const FIRST_MARK = '<!-- accuracy -->\n';
const LAST_MARK = '<!-- end of accuracy -->';
const SEED = 1;
const WINDOWS: Readonly<
  Record<Sport, { readonly from: string; readonly leagues: readonly string[]; readonly text: string }>
> = {
  soccer: {
    from: '2023-07-01',
    leagues: ['EPL', 'LIGUE1', 'LALIGA', 'BUNDESLIGA', 'SERIEA'],
    text: 'soccer, five leagues, 2023-25',
  },
  basketball: { from: '2019-10-01', leagues: ['NBA'], text: 'NBA, 2019-21' },
  baseball: { from: '2019-03-01', leagues: ['MLB'], text: 'MLB, 2019-20' },
};

const folder = process.env.SPORTS_DATA;
if (!folder) {
  process.stderr.write(
    'SPORTS_DATA names the folder with the seasons; without it nothing can be measured.\n',
  );
  process.exitCode = 2;
} else {
  await measureAll(folder, process.argv.slice(2));
}

async function measureAll(data: string, wanted: readonly string[]): Promise<void> {
  const { games } = await readArchive(data);
  const all = games.map(backtestGame);
  const day = new Date().toISOString().slice(0, 10);
  for (const sport of ['soccer', 'basketball', 'baseball'] as const) {
    if (wanted.length > 0 && !wanted.includes(sport)) continue;
    const from = performance.now();
    const some = all.filter(({ played }) => played.sport === sport);
    const runs = runBacktest(sport, some, {
      from: WINDOWS[sport].from,
      until: null,
      tiers: TIERS,
      seed: SEED,
    });
    const seconds = Math.round((performance.now() - from) / 1000);
    const rows = TIERS.flatMap((tier) => {
      const measured = (runs.get(tier)?.measured ?? []).filter(({ league }) =>
        WINDOWS[sport].leagues.includes(league),
      );
      const row = measured.length > 0 ? accuracyRow(sport, tier, measured, day) : null;
      return row ? [row] : [];
    });
    process.stdout.write(`${rows.join('\n')}\n${sport}: ${some.length} games, all tiers in ${seconds} s\n`);
    await replaceRows(WINDOWS[sport].text, rows);
  }
}

function accuracyRow(sport: Sport, tier: Tier, games: readonly Measured[], day: string): string | null {
  const both = games.filter(
    ({ rivals, ours }) => rivals.base && rivals.close && (sport === 'soccer' || ours.draw === null),
  );
  const loss = (pick: (game: Measured) => Outcome | null) =>
    score(
      both.flatMap((game) => {
        const probabilities = pick(game);
        return probabilities ? [{ probabilities, result: game.result }] : [];
      }),
    ).logLoss;
  // A tier that falls to a lower one everywhere would repeat that one's row.
  if (tier === 'C' && !both.some(({ rivals }) => rivals.open)) return null;
  const [base, ours, close] = [loss((g) => g.rivals.base), loss((g) => g.ours), loss((g) => g.rivals.close)];
  const mine = score(both.map(({ ours: probabilities, result }) => ({ probabilities, result })));
  return `| ${[
    WINDOWS[sport].text,
    tier,
    both.length,
    ours.toFixed(5),
    close.toFixed(5),
    `${(100 * informationShare(base, ours, close)).toFixed(1)} %`,
    gap(both, (game) => game.rivals.open),
    gap(both, (game) => game.rivals.reference),
    mine.ece.toFixed(4),
    day,
  ].join(' | ')} |`;
}

function gap(games: readonly Measured[], pick: (game: Measured) => Outcome | null): string {
  const pairs = games.flatMap((game) => {
    const second = pick(game);
    return second ? [{ first: game.ours, second, result: game.result }] : [];
  });
  if (pairs.length === 0) return '–';
  const { mean, standardError } = pairedDifference(pairs);
  return `${mean.toFixed(5)} ± ${standardError.toFixed(5)}`;
}

async function replaceRows(text: string, rows: readonly string[]): Promise<void> {
  const readme = await readFile(README, 'utf8');
  const from = readme.indexOf(FIRST_MARK) + FIRST_MARK.length;
  const until = readme.indexOf(LAST_MARK);
  if (from < FIRST_MARK.length || until < from) throw new Error('the README has lost its two marks');
  const kept = readme
    .slice(from, until)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(`| ${text} |`));
  await writeFile(README, `${readme.slice(0, from)}${[...kept, ...rows].join('\n')}\n${readme.slice(until)}`);
}
