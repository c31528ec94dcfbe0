/**
 * What a rating says about a game before anything is stacked on it, in the form that all sports share: log-odds of the
 * winner (soccer: home and away, each against the draw; others: home against away) and a total (soccer: ln(λ + μ);
 * basketball: points; baseball: runs).
 */
export type Base = { readonly logits: readonly number[]; readonly total: number };

/** Probabilities of log-odds; draw is 0 where there is one logit only. */
export function outcomeOfLogits(logits: readonly number[]): {
  readonly home: number;
  readonly draw: number;
  readonly away: number;
} {
  const [home = 0, away] = logits;
  if (away === undefined) {
    const p = home >= 0 ? 1 / (1 + Math.exp(-home)) : Math.exp(home) / (1 + Math.exp(home));
    return { home: p, draw: 0, away: 1 - p };
  }
  const top = Math.max(home, away, 0);
  const h = Math.exp(home - top);
  const d = Math.exp(-top);
  const a = Math.exp(away - top);
  const sum = h + d + a;
  return { home: h / sum, draw: d / sum, away: a / sum };
}

/** Log-odds of probabilities, inverse of `outcomeOfLogits`; `draw` 0 means a sport without draws. */
export function logitsOfOutcome(outcome: {
  readonly home: number;
  readonly draw: number;
  readonly away: number;
}): readonly number[] {
  const floor = (p: number) => Math.max(p, 1e-9);
  if (outcome.draw === 0) return [Math.log(floor(outcome.home) / floor(outcome.away))];
  return [
    Math.log(floor(outcome.home) / floor(outcome.draw)),
    Math.log(floor(outcome.away) / floor(outcome.draw)),
  ];
}

/** Weighted mean of bases: mean log-probabilities, renormalised, which is the mean of the log-odds. */
export function blend(parts: readonly (readonly [weight: number, base: Base])[]): Base {
  const sum = parts.reduce((total, [weight]) => total + weight, 0);
  const length = parts[0]?.[1].logits.length ?? 0;
  const mean = (pick: (base: Base) => number) =>
    parts.reduce((total, [weight, base]) => total + weight * pick(base), 0) / sum;
  return {
    logits: Array.from({ length }, (_, i) => mean((base) => base.logits[i] ?? 0)),
    total: mean((base) => base.total),
  };
}
