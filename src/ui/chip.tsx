import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { checkIcon } from './icon-paths.ts';
import { Link } from './link.tsx';

function chipStyle(selected: boolean): string {
  return classNames(
    'inline-flex min-h-(--row) items-center gap-1.5 rounded-8 px-3 text-14 whitespace-nowrap no-underline transition-colors',
    selected
      ? 'bg-primary-100 font-medium text-main shadow-[inset_0_0_0_1px_var(--primary-ink)]'
      : 'bg-surface text-ink-2 shadow-[inset_0_0_0_1px_var(--line)] hover:bg-sunken hover:text-ink',
  );
}

interface ChipProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  selected: boolean;
  children: ReactNode;
}

/** One of several choices that may be on together; a tick says so besides the colour. */
export function Chip({ selected, children, className, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={selected}
      className={classNames(chipStyle(selected), className)}
    >
      {selected ? <Icon drawing={checkIcon} size={16} /> : null}
      {children}
    </button>
  );
}

interface ChipLinksProps {
  label: string;
  items: readonly { href: string; label: ReactNode; current: boolean }[];
}

/** A filter whose choice stands in the address bar; works without JavaScript. */
export function ChipLinks({ label, items }: ChipLinksProps) {
  return (
    <nav aria-label={label} className="-mx-1 flex gap-2 scroll-x p-1">
      {items.map(({ href, label: text, current }) => (
        <Link
          key={href}
          href={href}
          aria-current={current ? 'true' : undefined}
          className={chipStyle(current)}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}
