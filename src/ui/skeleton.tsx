import { classNames } from './class-names.ts';

const blockStyle = 'block rounded-4 bg-line animate-pulse-soft';

/** A grey stand-in of the size that the class names give: `h-4 w-32`. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={classNames(blockStyle, className)} />;
}

/** Lines of text to come; the last is shorter, as in a real paragraph. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span aria-hidden="true" className="grid gap-2">
      {countTo(lines).map((line) => (
        <span key={line} className={classNames(blockStyle, 'h-3.5', line === lines ? 'w-3/5' : 'w-full')} />
      ))}
    </span>
  );
}

/** Rows of a list to come, each as high as a real one, so that nothing jumps when they arrive. */
export function SkeletonRows({ rows = 5, label }: { rows?: number; label: string }) {
  return (
    <div role="status" data-card className="rounded-8 bg-surface shadow-card">
      <span className="sr-only">{label}</span>
      {countTo(rows).map((row) => (
        <div
          key={row}
          className="flex h-(--row) items-center gap-4 border-t border-line px-4 first-of-type:border-0"
        >
          <Skeleton className="h-3.5 w-12" />
          <Skeleton className="h-3.5 grow" />
          <Skeleton className="h-3.5 w-16" />
        </div>
      ))}
    </div>
  );
}

function countTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
