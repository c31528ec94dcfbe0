import type { OpenPick } from '#domain/picks/pick/pick-view.ts';

type ResultSum = {
  /** All that were settled, cancelled ones too. */
  readonly n: number;
  readonly win: number;
  readonly lose: number;
  readonly draw: number;
  readonly units: number;
};

/** What some settled picks came to, as their rows say it. */
export function sumResults(
  picks: readonly Pick<OpenPick, 'result' | 'profit_cents'>[],
  unitUsd: number,
): ResultSum {
  const count = (result: OpenPick['result']) => picks.filter((pick) => pick.result === result).length;
  // Cents are added before they are divided, so that no fraction is lost on the way.
  const cents = picks.reduce((sum, pick) => sum + pick.profit_cents, 0);
  return {
    n: picks.length,
    win: count('win'),
    lose: count('lose'),
    draw: count('draw'),
    units: cents / 100 / unitUsd,
  };
}
