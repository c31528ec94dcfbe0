import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';

interface SegmentLinksProps {
  /** The name of the choice; it is seen, so that two rows of choices cannot be confused. */
  label: string;
  items: readonly {
    readonly href: string;
    readonly label: ReactNode;
    readonly current: boolean;
    /** How many there are behind the choice. */
    readonly count?: string;
  }[];
}

/** A choice of one among few, with its name before it. Each is an address, so that it works without scripts. */
export function SegmentLinks({ label, items }: SegmentLinksProps) {
  const id = useId();
  return (
    <nav
      aria-labelledby={id}
      className="flex max-w-full min-w-0 items-center gap-x-2 gap-y-1 max-sm:flex-wrap"
    >
      <span id={id} className="shrink-0 text-12 text-ink-3">
        {label}
      </span>
      <span className="flex min-w-0 gap-0.5 more-beside rounded-8 bg-sunken p-0.5">
        {items.map(({ href, label: text, current, count }) => (
          <Link
            key={href}
            href={href}
            aria-current={current ? 'true' : undefined}
            className={classNames(
              'inline-flex min-h-(--row) min-w-(--row) items-center justify-center gap-1.5 rounded-8 px-2.5 text-14 whitespace-nowrap no-underline transition-colors max-sm:leading-4 max-sm:max-w-44 max-sm:shrink-0 max-sm:text-12 max-sm:wrap-normal max-sm:break-keep max-sm:whitespace-normal',
              current
                ? 'bg-surface font-medium text-main shadow-[inset_0_0_0_1px_var(--primary-ink)]'
                : 'text-ink-2 hover:text-ink',
            )}
          >
            {text}
            {count === undefined ? null : <span className="text-12 font-regular text-ink-3">{count}</span>}
          </Link>
        ))}
      </span>
    </nav>
  );
}
