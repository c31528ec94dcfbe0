/** One round: pairs of [home, away]. */
export type Round = readonly (readonly [string, string])[];

/**
 * Double round robin by the circle method: every club meets every other once at home and once away, once per round, and
 * home and away alternate as far as the method allows. An odd number of clubs gives one of them a free round.
 */
export function doubleRoundRobin(clubs: readonly string[]): Round[] {
  const circle: (string | null)[] = clubs.length % 2 === 0 ? [...clubs] : [...clubs, null];
  const size = circle.length;
  const first: Round[] = [];
  for (let round = 0; round < size - 1; round += 1) {
    const pairs: (readonly [string, string])[] = [];
    for (let place = 0; place < size / 2; place += 1) {
      const [one, other] = [circle[place] ?? null, circle[size - 1 - place] ?? null];
      if (one === null || other === null) continue;
      // The fixed club alternates by round, the others by their place in the circle.
      const swap = place === 0 ? round % 2 === 1 : place % 2 === 1;
      pairs.push(swap ? [other, one] : [one, other]);
    }
    first.push(pairs);
    circle.splice(1, 0, circle.pop() ?? null);
  }
  return [...first, ...first.map((round) => round.map(([home, away]) => [away, home] as const))];
}
