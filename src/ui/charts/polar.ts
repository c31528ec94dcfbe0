/** A point at a distance from the centre; the angle is a share of a full turn, from noon on clockwise. */
export function polarPoint(centre: number, radius: number, turn: number): readonly [x: number, y: number] {
  const angle = 2 * Math.PI * (turn - 0.25);
  return [round(centre + radius * Math.cos(angle)), round(centre + radius * Math.sin(angle))];
}

/** A closed line through points. */
export function polygonPath(points: readonly (readonly [number, number])[]): string {
  return points.length === 0
    ? ''
    : `${points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')}Z`;
}

/** Two decimals: finer than a screen can show, and the same text on every machine. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}
