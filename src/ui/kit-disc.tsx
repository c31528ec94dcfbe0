import type { KnownPattern } from '#terms/kits.ts';

type KitPattern = KnownPattern | 'letter';

export interface Kit {
  readonly pattern: KitPattern;
  /** Hexadecimal colours: the ground, and what is drawn on it. */
  readonly first: string;
  readonly second: string;
  /** Of a club whose colours are not known. */
  readonly letter?: string;
}

interface KitDiscProps {
  kit: Kit;
  /** Edge length in CSS pixels. */
  size?: 12 | 14 | 16 | 20 | 24 | undefined;
  className?: string | undefined;
}

const RADIUS = 8;

/** The part of the disc between two uprights, so that nothing has to be clipped. */
function bar(from: number, to: number): string {
  const height = (x: number) => Math.sqrt(RADIUS ** 2 - (x - RADIUS) ** 2);
  const [left, right] = [height(from), height(to)].map((half) => half.toFixed(2));
  const top = (half: string | undefined) => (RADIUS - Number(half)).toFixed(2);
  return `M${from} ${top(left)}A8 8 0 0 1 ${to} ${top(right)}v${(2 * Number(right)).toFixed(2)}A8 8 0 0 1 ${from} ${(RADIUS + Number(left)).toFixed(2)}Z`;
}

const BARS = `${bar(2.2, 4.7)}${bar(6.75, 9.25)}${bar(11.3, 13.8)}`;
const drawings = {
  shirt: { path: bar(0, 5.4), turn: 270 },
  halves: { path: bar(8, 16), turn: 0 },
  stripes: { path: BARS, turn: 0 },
  hoops: { path: BARS, turn: 90 },
  sash: { path: bar(5.6, 10.4), turn: -45 },
  letter: { path: bar(0, 3.6), turn: 270 },
} as const satisfies Record<KitPattern, { path: string; turn: number }>;

/**
 * A club as a disc of two colours. It is decoration beside the club's name, so it is hidden from screen readers; its ring keeps a
 * white or a black one apart from the page.
 */
export function KitDisc({ kit, size = 16, className }: KitDiscProps) {
  const { path, turn } = drawings[kit.pattern];
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      aria-hidden="true"
      className={className === undefined ? 'shrink-0' : `shrink-0 ${className}`}
    >
      <circle cx="8" cy="8" r="8" fill={kit.first} />
      <path d={path} fill={kit.second} transform={turn === 0 ? undefined : `rotate(${turn} 8 8)`} />
      {kit.letter === undefined ? null : (
        <text x="8" y="10.6" textAnchor="middle" fill="#ffffff" fontSize="8" fontWeight="700">
          {kit.letter}
        </text>
      )}
      <circle cx="8" cy="8" r="7.5" fill="none" className="stroke-kit-ring" />
    </svg>
  );
}
