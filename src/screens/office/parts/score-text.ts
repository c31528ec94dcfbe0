/** A final score, home first; '-' where there is none. */
export function scoreText(score: { readonly home: number; readonly away: number } | null): string {
  return score === null ? '-' : `${score.home}:${score.away}`;
}
