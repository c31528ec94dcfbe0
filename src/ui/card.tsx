import type { HTMLAttributes } from 'react';
import { classNames } from './class-names.ts';

interface CardProps extends HTMLAttributes<HTMLElement> {
  /** `article` for something that stands on its own, such as a match. */
  as?: 'div' | 'article' | 'li' | 'section';
  /** Without padding, for a card whose parts reach its edges. */
  flush?: boolean;
}

/** A raised surface. It differs from the page by lightness; its edge is a hair. */
export function Card({ as: Element = 'div', flush = false, className, ...rest }: CardProps) {
  return (
    <Element
      data-card
      {...rest}
      className={classNames('rounded-8 bg-surface shadow-card', !flush && 'p-4 sm:p-5', className)}
    />
  );
}
