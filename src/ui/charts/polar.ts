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

/**
 * A slice of a ring between two turns, 0 to 1; without an inner radius it is a slice of a pie. A slice that is the whole
 * turn is drawn as two halves, because an arc that ends where it begins is none.
 */
export function slicePath(options: {
  readonly centre: number;
  readonly inner: number;
  readonly outer: number;
  readonly from: number;
  readonly until: number;
}): string {
  const { centre, inner, outer, from, until } = options;
  if (until - from <= 0) return '';
  if (until - from > 0.9999) {
    const middle = from + (until - from) / 2;
    return (
      slicePath({ ...options, until: middle }) + slicePath({ ...options, from: middle, until: from + 0.9999 })
    );
  }
  const large = until - from > 0.5 ? 1 : 0;
  const at = (radius: number, turn: number) => polarPoint(centre, radius, turn).join(' ');
  const outward = `M${at(outer, from)}A${outer} ${outer} 0 ${large} 1 ${at(outer, until)}`;
  if (inner <= 0) return `${outward}L${centre} ${centre}Z`;
  return `${outward}L${at(inner, until)}A${inner} ${inner} 0 ${large} 0 ${at(inner, from)}Z`;
}

/** Two decimals: finer than a screen can show, and the same text on every machine. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}
