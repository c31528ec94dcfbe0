import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface ScrollBoxProps extends HTMLAttributes<HTMLDivElement> {
  /** What it holds. */
  label: string;
  children: ReactNode;
}

/**
 * What may be wider than the screen, and scrolls inside its own frame. It is a group and no landmark: the part of the page around it is one
 * already, mostly of the same name, and a list of landmarks that names everything twice leads nowhere.
 */
export function ScrollBox({ label, className, children, ...rest }: ScrollBoxProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be fields of a form.
    <div
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      // What is only heard is placed absolutely: without a frame of its own it would make the page wider than its screen.
      className={classNames('relative scroll-x', className)}
      {...rest}
    >
      {children}
    </div>
  );
}
