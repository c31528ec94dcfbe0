import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { chevronDownIcon } from '#ui/icon-paths.ts';
import { LockedCells } from './locked-cells.tsx';
import { OpenCells, type RowValue } from './open-cells.tsx';
import { rowGrid, wideOnly } from './row-grid.ts';
import type { LockedRowPick, OpenRowPick } from './row-pick.ts';

interface PickRowProps {
  pick: LockedRowPick | OpenRowPick;
  /** Lowest and highest chance among the parts of the model. */
  band?: readonly [low: number, high: number] | null;
  /** What the bet is worth to this reader; the published value where it is left out. */
  value?: RowValue | null;
  /** False once the best odds now are below the lowest worth taking, or the match has begun; null where no one offers it now. */
  isGood?: boolean | null;
  /** What stands at the end of the row in the place of units and lowest odds: a result, a score, "in play". */
  end?: ReactNode;
  /** Of a locked pick: when it opens to everybody, in words. */
  opens?: ReactNode;
  /** That the pick was withdrawn, and why, in words. In a narrow row they stand in the place of the stake, which no one should bet. */
  withdrawal?: string | null;
  /** Whether the row is open when the page comes. */
  isOpen?: boolean;
  /** What the row shows when it is opened; without it the row does not open. */
  children?: ReactNode;
}

/** As high as a finger needs, and no higher: a phone shows eight of them. */
const rowHeight = 'min-h-11 py-0.5';

/**
 * One pick as one row, the same wherever picks are listed: bet, odds, probability with its band and the market's mark, value, units
 * and lowest odds. It opens in place without a script. Rows stand in a `MatchRows` of a `PickList`.
 */
export function PickRow({ children, isOpen = false, ...cells }: PickRowProps) {
  const { pick } = cells;
  if (pick.locked || children === undefined) {
    return (
      <div data-pick={pick.id} id={`pick-${pick.id}`} className={`${rowGrid} ${rowHeight}`}>
        {pick.locked ? <LockedCells pick={pick} opens={cells.opens} /> : <OpenCells {...cells} pick={pick} />}
      </div>
    );
  }
  return (
    <details data-pick={pick.id} id={`pick-${pick.id}`} open={isOpen} className="group/pick scroll-mt-20">
      <summary
        className={classNames(
          rowGrid,
          rowHeight,
          'hover:bg-sunken focus-visible:-outline-offset-2',
          'group-open/pick:bg-primary-100 group-open/pick:shadow-[inset_3px_0_var(--primary)]',
        )}
      >
        <OpenCells {...cells} pick={pick} />
        <Icon
          drawing={chevronDownIcon}
          size={16}
          className={`${wideOnly} text-ink-3 group-open/pick:rotate-180 @min-[900px]:col-start-7`}
        />
      </summary>
      <div className="border-t border-line bg-surface @min-[900px]:-ml-78">{children}</div>
    </details>
  );
}
