/** A row of equal bets: how many, the chance that each wins, and its odds (decimal). Pushes are left out. */
type BetRun = { readonly picks: number; readonly winChance: number; readonly odds: number };

/**
 * P(at most `wins` of `picks` win), by the binomial's own recurrence from its largest term, so that neither end underflows.
 * O(picks). 0 where wins < 0, and 1 where wins ≥ picks.
 */
export function chanceOfAtMost(wins: number, { picks, winChance }: Omit<BetRun, 'odds'>): number {
  if (wins < 0) return 0;
  if (wins >= picks || winChance <= 0) return 1;
  if (winChance >= 1) return 0;
  const ratio = winChance / (1 - winChance);
  const weights = new Float64Array(picks + 1);
  const mode = Math.min(picks, Math.floor((picks + 1) * winChance));
  weights[mode] = 1;
  for (let k = mode; k < picks; k += 1) weights[k + 1] = (weights[k] ?? 0) * ratio * ((picks - k) / (k + 1));
  for (let k = mode; k > 0; k -= 1) weights[k - 1] = (weights[k] ?? 0) / ratio / ((picks - k + 1) / k);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return Math.min(1, weights.subarray(0, wins + 1).reduce((sum, weight) => sum + weight, 0) / all);
}

/**
 * The chance to have lost money after a run of equal bets, when `costUnits` (the price of the plan, in stakes) has to be won
 * back first: P(wins · (odds − 1) − (picks − wins) − cost < 0).
 */
export function chanceToBeBehind({ picks, winChance, odds }: BetRun, costUnits = 0): number {
  const enough = (picks + costUnits) / odds;
  // A run that ends exactly even is not behind; the small margin keeps rounding of the quotient from making it so.
  const mostWinsBehind = Math.ceil(enough - 1e-9) - 1;
  return chanceOfAtMost(mostWinsBehind, { picks, winChance });
}

/**
 * P(the longest losing run is at least `length`), exact: one pass over the picks that remembers how many losses stand at its
 * end. O(picks · length).
 */
export function chanceOfLosingRun(length: number, { picks, winChance }: Omit<BetRun, 'odds'>): number {
  if (length <= 0) return 1;
  if (length > picks) return 0;
  let standing = new Float64Array(length);
  standing[0] = 1;
  let reached = 0;
  for (let pick = 0; pick < picks; pick += 1) {
    const next = new Float64Array(length);
    next[0] = winChance * standing.reduce((sum, chance) => sum + chance, 0);
    for (let run = 1; run < length; run += 1) next[run] = (1 - winChance) * (standing[run - 1] ?? 0);
    reached += (1 - winChance) * (standing[length - 1] ?? 0);
    standing = next;
  }
  return reached;
}

/** The longest losing run to expect: the median, which half of all such runs of bets reach or exceed. */
export function expectedLosingRun(options: Omit<BetRun, 'odds'>): number {
  let length = 0;
  while (length < options.picks && chanceOfLosingRun(length + 1, options) >= 0.5) length += 1;
  return length;
}

/** What each pick has to earn, in the price's own unit, so that all of them pay the plan; null without picks. Who shows it rounds it, once. */
export function neededPerPick(price: number, picks: number): number | null {
  return picks > 0 ? price / picks : null;
}
