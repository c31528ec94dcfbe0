import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { chevronLeftIcon, chevronRightIcon } from './icon-paths.ts';
import { Link } from './link.tsx';
import { pageWindow } from './page-window.ts';
import { limits } from './timings.ts';

interface PaginationProps {
  page: number;
  lastPage: number;
  /** The address of a page; the choice lives in the address bar. */
  href: (page: number) => string;
  labels: { label: string; previous: string; next: string; page: (page: number) => string };
}

const stepStyle =
  'inline-grid h-(--row) min-w-(--row) place-items-center rounded-8 px-1 text-14 text-ink-2 no-underline transition-colors';

/** Ten entries a page, five pages in sight. Nothing is drawn where there is only one page. */
export function Pagination({ page, lastPage, href, labels }: PaginationProps) {
  if (lastPage <= 1) return null;
  return (
    <nav aria-label={labels.label} className="flex items-center justify-center gap-0.5 sm:gap-1">
      <Step
        href={page > 1 ? href(page - 1) : null}
        label={labels.previous}
        icon={<Icon drawing={chevronLeftIcon} size={16} />}
      />
      {pageWindow(page, lastPage, limits.visiblePages).map((number) => (
        <Link
          key={number}
          href={href(number)}
          aria-label={labels.page(number)}
          aria-current={number === page ? 'page' : undefined}
          className={classNames(
            stepStyle,
            number === page ? 'bg-primary font-medium text-on-primary' : 'hover:bg-sunken hover:text-ink',
          )}
        >
          {number}
        </Link>
      ))}
      <Step
        href={page < lastPage ? href(page + 1) : null}
        label={labels.next}
        icon={<Icon drawing={chevronRightIcon} size={16} />}
      />
    </nav>
  );
}

/** At an end of the list the arrow stays in its place, so that nothing moves under the finger. */
function Step({ href, label, icon }: { href: string | null; label: string; icon: React.ReactNode }) {
  if (href === null) return <span className={`${stepStyle} opacity-35`}>{icon}</span>;
  return (
    <Link href={href} aria-label={label} className={`${stepStyle} hover:bg-sunken hover:text-ink`}>
      {icon}
    </Link>
  );
}
