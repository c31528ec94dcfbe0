import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { arrowRightIcon } from './icon-paths.ts';
import { Link } from './link.tsx';

interface StatProps {
  label: ReactNode;
  /** The figure, formatted. */
  value: ReactNode;
  /** How sure it is: an interval or the sample, beside the figure and never in a tooltip only. */
  margin?: ReactNode;
  /** Where it comes from: the period, the count, the date. */
  note?: ReactNode;
  /** The evidence behind the figure. */
  href?: string;
}

/** One figure with its certainty and its source. */
export function Stat({ label, value, margin, note, href }: StatProps) {
  const content = (
    <>
      <span className="flex items-center gap-1 text-14 text-ink-2">
        {label}
        {href === undefined ? null : (
          <Icon
            drawing={arrowRightIcon}
            size={16}
            className="text-ink-3 transition-transform group-hover:translate-x-0.5"
          />
        )}
      </span>
      <span className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-20 font-strong whitespace-nowrap text-main tight sm:text-28">{value}</span>
        {margin ? <span className="text-14 text-ink-3">{margin}</span> : null}
      </span>
      {note ? <span className="text-12 text-ink-3">{note}</span> : null}
    </>
  );
  const style = 'grid content-start gap-0.5 text-left no-underline';
  return href === undefined ? (
    <div className={style}>{content}</div>
  ) : (
    <Link href={href} className={`group ${style}`}>
      {content}
    </Link>
  );
}
