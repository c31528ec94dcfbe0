import type { KnownPattern } from '#terms/kits.ts';
import { classNames } from './class-names.ts';

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

/** What lies on the ground between two uprights; the disc cuts it round (`kit` in `base.css`). */
const bar = (from: number, width: number) => `M${from} 0h${width}v16h-${width}Z`;

const BARS = `${bar(2.2, 2.5)}${bar(6.75, 2.5)}${bar(11.3, 2.5)}`;
const drawings = {
  shirt: { path: bar(0, 5.4), turn: 270 },
  halves: { path: bar(8, 8), turn: 0 },
  stripes: { path: BARS, turn: 0 },
  hoops: { path: BARS, turn: 90 },
  sash: { path: bar(5.6, 4.8), turn: -45 },
  letter: { path: bar(0, 3.6), turn: 270 },
} as const satisfies Record<KitPattern, { path: string; turn: number }>;

/**
 * The drawings of all discs of a page, once: a day of matches shows more than a hundred discs. A drawing takes both of its colours from the
 * disc that uses it, the ground as `fill` and what lies on it as `color`.
 */
export function KitDrawings() {
  return (
    <svg aria-hidden="true" className="hidden">
      {Object.entries(drawings).map(([pattern, { path, turn }]) => (
        <symbol key={pattern} id={`kit-${pattern}`} viewBox="0 0 16 16">
          <circle cx="8" cy="8" r="8" />
          <path d={path} fill="currentColor" transform={turn === 0 ? undefined : `rotate(${turn} 8 8)`} />
          <circle cx="8" cy="8" r="7.5" fill="none" className="stroke-kit-ring" />
        </symbol>
      ))}
    </svg>
  );
}

const USUAL_SIZE = 16;

/**
 * A club as a disc of two colours. It is decoration beside the club's name, so it is hidden from screen readers; its ring keeps a
 * white or a black one apart from the page. The frame around the page has its drawing (`KitDrawings`).
 */
export function KitDisc({ kit, size = USUAL_SIZE, className }: KitDiscProps) {
  const edge = size === USUAL_SIZE ? {} : { width: size, height: size };
  return (
    <svg
      {...edge}
      aria-hidden="true"
      className={classNames('kit', className)}
      fill={kit.first}
      color={kit.second}
    >
      <use href={`#kit-${kit.pattern}`} />
      {kit.letter === undefined ? null : (
        <text x="50%" y="66.25%" textAnchor="middle" fill="#ffffff" fontSize={size / 2} fontWeight="700">
          {kit.letter}
        </text>
      )}
    </svg>
  );
}
