import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface DropdownProps {
  /** What the trigger shows. */
  trigger: ReactNode;
  /** The trigger's name where what it shows is not enough. */
  label?: string | undefined;
  /** `small` may be as narrow as 100 px instead of 200. */
  size?: 'normal' | 'small';
  /** Which edge panel and trigger share; `turn` is the end on a wide screen only, for what moves there to the row's end. */
  align?: 'start' | 'end' | 'turn';
  /** The panel opens above the trigger, for menus at the foot of the page. */
  above?: boolean;
  /** On a phone it spans what its trigger stands in, where sentences would be cut off at the side. */
  spans?: boolean;
  triggerClassName?: string;
  children: ReactNode;
}

/**
 * A panel that opens under its trigger. It is a `<details>`: without JavaScript the browser opens and closes it, and a
 * screen reader calls it what it is, a disclosure. With JavaScript it opens in two steps and closes over 200 ms
 * (`page-start/dropdowns.ts`).
 */
export function Dropdown({
  trigger,
  label,
  size = 'normal',
  align = 'end',
  above = false,
  spans = false,
  triggerClassName,
  children,
}: DropdownProps) {
  return (
    <details data-dropdown data-phase="closed" className={spans ? 'sm:relative' : 'relative'}>
      <summary aria-label={label} className={triggerClassName}>
        {trigger}
      </summary>
      <div
        data-float
        className={classNames(
          'absolute z-30 w-max max-w-(--dropdown-max) rounded-8 bg-surface p-1 shadow-float',
          'transition duration-(--dropdown-close) ease-out',
          size === 'small' ? 'min-w-(--dropdown-min-small)' : 'min-w-(--dropdown-min)',
          { start: 'left-0', end: 'right-0', turn: 'left-0 lg:right-0 lg:left-auto' }[align],
          above ? 'dropdown-above bottom-full mb-1' : 'top-full mt-1',
          spans && 'max-sm:inset-x-2 max-sm:w-auto max-sm:max-w-none',
        )}
      >
        {children}
      </div>
    </details>
  );
}

/** The classes of one line in a dropdown. */
export const dropdownItemStyle = 'menu-line';
