import { createHash } from 'node:crypto';
import { SPORTS, type Sport } from '@trueline/predict';
import { readArchive } from '#feeds/csv-archive/read-archive.ts';
import { PICK_TIERS } from '#terms/forecasts.ts';
import { type BacktestGame, backtestGame } from '../scripts/backtest/backtest-games.ts';
import { runBacktest } from '../scripts/backtest/backtest-run.ts';

/**
 * `SPORTS_DATA=<folder> node bench/walk-forward.ts [sport]…`: walks through all seasons of the folder, forecasts every game at
 * tiers A, B and C before it is learned, as the site does, and prints the time and a digest of all forecasts. The same digest
 * after a change means that not one bit of a forecast has changed.
 */

const SEED = 1;
const folder = process.env.SPORTS_DATA;
if (folder) await runAll(folder, process.argv.slice(2));
else {
  process.stderr.write('SPORTS_DATA names the folder with the seasons.\n');
  process.exitCode = 2;
}

async function runAll(data: string, wanted: readonly string[]): Promise<void> {
  const { games } = await readArchive(data);
  const all = games.map(backtestGame);
  let seconds = 0;
  for (const sport of SPORTS) {
    const some = all.filter(({ played }) => played.sport === sport);
    if (some.length === 0 || (wanted.length > 0 && !wanted.includes(sport))) continue;
    seconds += replay(sport, some);
  }
  process.stdout.write(`together ${seconds.toFixed(1)} s\n`);
}

function replay(sport: Sport, games: readonly BacktestGame[]): number {
  const from = performance.now();
  const cpu = process.cpuUsage();
  const runs = runBacktest(sport, games, { from: '', until: null, tiers: PICK_TIERS, seed: SEED });
  const seconds = (performance.now() - from) / 1000;
  const used = process.cpuUsage(cpu);
  const digest = createHash('sha256');
  let forecasts = 0;
  for (const { measured } of runs.values()) {
    forecasts += measured.length;
    for (const { ours, over, cover } of measured) {
      digest.update(Float64Array.of(ours.home, ours.draw ?? -1, ours.away, over?.p ?? -1, cover?.p ?? -1));
    }
  }
  process.stdout.write(
    `${sport}: ${games.length} games, ${forecasts} forecasts in ${seconds.toFixed(1)} s ` +
      `(${((used.user + used.system) / 1e6).toFixed(1)} s of CPU), digest ${digest.digest('hex').slice(0, 16)}\n`,
  );
  return seconds;
}
