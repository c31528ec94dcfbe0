import { readFile, writeFile } from 'node:fs/promises';
import { TIERS, type Tier } from '@trueline/predict';
import { readArchive } from '#feeds/csv-archive/read-archive.ts';
import { SPORTS } from '#terms/sports.ts';
import { accuracyRow, betRows, marketRows } from './accuracy-rows.ts';
import { ACCURACY_WINDOWS, type AccuracyWindow } from './accuracy-windows.ts';
import { backtestGame } from './backtest-games.ts';
import type { Measured } from './backtest-measured.ts';
import { runBacktest } from './backtest-run.ts';

/**
 * `SPORTS_DATA=<folder> node scripts/backtest/backtest-accuracy.ts [sport]…`: measures every tier on the windows of `accuracy-windows` and writes
 * the tables into the engine's README, between their marks. Without a sport all three are measured again; rows of others stay.
 */

const README = new URL('../../packages/predict/README.md', import.meta.url);
const SEED = 1;

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
  for (const sport of SPORTS) {
    if (wanted.length > 0 && !wanted.includes(sport)) continue;
    const from = performance.now();
    const windows = ACCURACY_WINDOWS.filter((window) => window.sport === sport);
    const some = all.filter(({ played }) => played.sport === sport);
    let shown = from;
    const runs = runBacktest(sport, some, {
      from: windows.map((window) => window.from).sort()[0] ?? '',
      until: null,
      tiers: TIERS,
      seed: SEED,
      onDay: (day, done, total) => {
        if (performance.now() - shown < 15_000) return;
        shown = performance.now();
        process.stderr.write(`${sport} ${day}: ${Math.round((100 * done) / total)} %\n`);
      },
    });
    const seconds = Math.round((performance.now() - from) / 1000);
    for (const window of windows) await writeWindow(window, (tier) => runs.get(tier)?.measured ?? []);
    process.stdout.write(`${sport}: ${some.length} games, all tiers in ${seconds} s\n`);
  }
}

async function writeWindow(
  window: AccuracyWindow,
  measuredAt: (tier: Tier) => readonly Measured[],
): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  const parts = TIERS.flatMap((tier) => {
    const games = gamesOf(window, measuredAt(tier));
    return hasTier(tier, games) ? [{ tier, games }] : [];
  });
  const text = window.text;
  await replaceRows(
    'accuracy',
    text,
    parts.map(({ tier, games }) => accuracyRow(text, tier, games, day)),
  );
  if (window.referenced) return;
  await replaceRows(
    'markets',
    text,
    parts.flatMap(({ tier, games }) => marketRows(text, tier, games)),
  );
  // The site bets at whatever tier its prices allow, which the replay of tier C does.
  await replaceRows('bets', text, betRows(text, gamesOf(window, measuredAt('C'))));
}

function gamesOf(window: AccuracyWindow, games: readonly Measured[]): readonly Measured[] {
  return games.filter(
    (game) =>
      window.leagues.includes(game.league) &&
      game.day >= window.from &&
      (window.until === null || game.day < window.until) &&
      (!window.referenced || game.rivals.reference !== null),
  );
}

/** A tier that falls to a lower one everywhere would repeat that one's rows. */
function hasTier(tier: Tier, games: readonly Measured[]): boolean {
  return games.length > 0 && (tier !== 'C' || games.some(({ rivals }) => rivals.open));
}

/** Puts the rows of one window between a table's marks, in the place of its old ones. */
async function replaceRows(table: string, text: string, rows: readonly string[]): Promise<void> {
  const readme = await readFile(README, 'utf8');
  const firstMark = `<!-- ${table} -->\n`;
  const from = readme.indexOf(firstMark) + firstMark.length;
  const until = readme.indexOf(`<!-- end of ${table} -->`);
  if (from < firstMark.length || until < from) throw new Error(`the README has lost the marks of ${table}`);
  const others = readme
    .slice(from, until)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(`| ${text} |`));
  await writeFile(
    README,
    `${readme.slice(0, from)}${[...others, ...rows].join('\n')}\n${readme.slice(until)}`,
  );
}
