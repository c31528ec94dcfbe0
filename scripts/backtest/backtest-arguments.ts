import { parseArgs } from 'node:util';
import { TIERS, type Tier } from '@trueline/predict';

export const BACKTEST_USAGE =
  'Usage: npm run -s backtest -- --data <folder> --from YYYY-MM-DD [--until YYYY-MM-DD] [--league ID]… --tier A|B|C|D --out predictions.csv';

export type BacktestArguments = {
  readonly data: string;
  /** First game day that is written; everything before it is learned only. */
  readonly from: string;
  /** Last game day that is written; null for all. */
  readonly until: string | null;
  readonly leagues: readonly string[];
  readonly tier: Tier;
  readonly out: string;
};

/** Reads the words after the command; answers with a sentence where they are not right. */
export function readBacktestArguments(args: readonly string[]): BacktestArguments | string {
  const parsed = parse(args);
  if (typeof parsed === 'string') return parsed;
  const { data, from, until, league = [], tier, out } = parsed.values;
  if (!data) return '--data is missing: the folder with the seasons.';
  if (!from || !isDay(from)) return `--from needs a day like 2024-08-01, not '${from ?? ''}'.`;
  if (until !== undefined && !isDay(until)) return `--until needs a day like 2025-06-30, not '${until}'.`;
  const known = TIERS.find((one) => one === tier);
  if (!known) return `--tier is one of ${TIERS.join(', ')}, not '${tier ?? ''}'.`;
  if (!out) return '--out is missing: the file to write.';
  const leagues = league.flatMap((one) => one.split(',')).filter((one) => one !== '');
  return { data, from, until: until ?? null, leagues, tier: known, out };
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        data: { type: 'string' },
        from: { type: 'string' },
        until: { type: 'string' },
        league: { type: 'string', multiple: true },
        tier: { type: 'string' },
        out: { type: 'string' },
      },
    });
  } catch (error) {
    if (error instanceof TypeError) return error.message;
    throw error;
  }
}
