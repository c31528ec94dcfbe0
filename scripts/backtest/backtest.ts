import { writeFile } from 'node:fs/promises';
import { SPORTS } from '@trueline/predict';
import type { RejectedRow } from '#feeds/archive.ts';
import { readArchive } from '#feeds/csv-archive/read-archive.ts';
import { BACKTEST_USAGE, type BacktestArguments, readBacktestArguments } from './backtest-arguments.ts';
import { backtestGame } from './backtest-games.ts';
import { betTable, marketTable } from './backtest-markets.ts';
import { BACKTEST_HEADER } from './backtest-rows.ts';
import { runBacktest } from './backtest-run.ts';
import { backtestTable } from './backtest-table.ts';

/** `npm run -s backtest`: forecasts every game of a folder as it would have been forecast on its day, and measures it. */

const SEED = 1;
const startedAt = performance.now();
const elapsed = () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
const progress = (line: string) => process.stderr.write(`${line}\n`);

const given = readBacktestArguments(process.argv.slice(2));
if (typeof given === 'string') {
  process.stderr.write(`${given}\n${BACKTEST_USAGE}\n`);
  process.exitCode = 2;
} else {
  await backtest(given).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}

async function backtest(options: BacktestArguments): Promise<void> {
  const { games, rejected } = await readArchive(
    options.data,
    options.leagues.length > 0 ? { leagues: options.leagues } : {},
  );
  progress(`read ${games.length} games (${elapsed()})`);
  reportRejected(rejected);
  if (games.length === 0) throw new Error(`There is no game that can be read in ${options.data}.`);
  const all = games.map(backtestGame);
  const rows: string[] = [];
  for (const sport of SPORTS) {
    const some = all.filter(({ played }) => played.sport === sport);
    if (some.length === 0) continue;
    let last = performance.now();
    const runs = runBacktest(sport, some, {
      from: options.from,
      until: options.until,
      tiers: [options.tier],
      seed: SEED,
      onDay: (day, done, total) => {
        if (performance.now() - last < 5000) return;
        last = performance.now();
        progress(`${sport} ${day}: ${Math.round((100 * done) / total)} % (${elapsed()})`);
      },
    });
    const run = runs.get(options.tier);
    if (!run) continue;
    rows.push(...run.rows);
    for (const [reason, count] of run.skipped) progress(`${sport}: ${count} games skipped: ${reason}`);
    progress(`${sport}: ${run.rows.length} games forecast (${elapsed()})`);
    if (run.measured.length > 0) {
      const title = `${sport} ${options.tier}`;
      const tables = [backtestTable, marketTable, betTable].map((table) => table(title, run.measured));
      process.stdout.write(`${tables.filter((table) => table !== '').join('\n\n')}\n\n`);
    }
  }
  await writeFile(options.out, `${[BACKTEST_HEADER, ...rows].join('\n')}\n`);
  progress(`wrote ${rows.length} rows to ${options.out} (${elapsed()})`);
}

/** Each reason once with its count and its first place. */
function reportRejected(rejected: readonly RejectedRow[]): void {
  const byReason = Map.groupBy(rejected, ({ reason }) => reason.replaceAll(/[\d.'"“”]+/g, '#'));
  for (const rows of byReason.values()) {
    const [first] = rows;
    if (first) progress(`${rows.length} × ${first.reason} (first: ${first.file} line ${first.line})`);
  }
}
