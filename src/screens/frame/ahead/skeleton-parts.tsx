import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Skeleton, SkeletonText } from '#ui/skeleton.tsx';

export const head = (
  <div className="grid gap-2.5">
    <Skeleton className="h-8 w-56 max-w-full" />
    <Skeleton className="h-4 w-80 max-w-full" />
  </div>
);

/** Where the title is as large as a page's own sentence. */
export const tallHead = (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
    <Skeleton className="h-8 w-64 max-w-full sm:h-11" />
    <Skeleton className="h-4 w-96 max-w-full" />
  </div>
);

export const controls = (
  <div className="flex gap-2">
    <Skeleton className="h-9 w-24" />
    <Skeleton className="h-9 w-24" />
    <Skeleton className="h-9 w-24 max-sm:hidden" />
  </div>
);

type RowsProps = {
  count: number;
  row: ReactNode;
  /** The rule that most lists begin with. */
  isRuled?: boolean;
  className?: string;
};

export function Rows({ count, row, isRuled = true, className = '' }: RowsProps) {
  return (
    <div className={classNames(isRuled && 'border-t-2 border-main', 'bg-surface', className)}>
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <div key={index} className="border-b border-line px-4">
          {row}
        </div>
      ))}
    </div>
  );
}

/** Lists of matches go from edge to edge on a phone. */
export const wide = 'max-md:-mx-4';

export const disc = (
  <span aria-hidden="true" className="block size-4 shrink-0 animate-pulse-soft rounded-full bg-line" />
);

const team = (
  <span className="flex min-w-0 items-center gap-2">
    {disc}
    <Skeleton className="h-3 w-20" />
  </span>
);

/** On a phone the match is a band above its bet; on a desk both stand in one row, with the odds, the probability and the value. */
export const pickRow = (
  <>
    <span className="-mx-4 flex h-7 items-center gap-3 bg-sunken px-4 md:hidden">
      <Skeleton className="h-3 w-9" />
      {team}
      {team}
    </span>
    <span className="flex h-11 items-center gap-4">
      <Skeleton className="h-4 w-9 shrink-0 max-md:hidden" />
      <span className="grid grow basis-0 gap-1 max-md:hidden">
        {team}
        {team}
      </span>
      <span className="grid grow basis-0 gap-1.5">
        <Skeleton className="h-4 w-32 max-w-full" />
        <Skeleton className="h-3 w-14" />
      </span>
      <Skeleton className="h-4 w-9 shrink-0 max-md:hidden" />
      <Skeleton className="h-2 w-16 shrink-0" />
      <Skeleton className="h-6 w-14 shrink-0" />
      <Skeleton className="h-4 w-7 shrink-0 max-md:hidden" />
    </span>
  </>
);

/** The clock on a desk, one team, the score or start, the other team, the pick. */
export const gameRow = (
  <span className="flex h-14 items-center gap-4 lg:h-12">
    <Skeleton className="h-4 w-10 shrink-0 max-lg:hidden" />
    <span className="flex min-w-0 grow basis-0 items-center justify-end gap-2">
      <Skeleton className="h-4 w-24" />
      {disc}
    </span>
    <Skeleton className="h-4 w-10 shrink-0" />
    <span className="flex min-w-0 grow basis-0 items-center gap-2">
      {disc}
      <Skeleton className="h-4 w-24" />
    </span>
    <Skeleton className="h-4 w-12 shrink-0" />
  </span>
);

export const tableRow = (
  <span className="flex h-11 items-center gap-4">
    <Skeleton className="h-4 w-5 shrink-0" />
    <Skeleton className="h-4 w-36 shrink-0" />
    <span className="grow" />
    <Skeleton className="h-4 w-8" />
    <Skeleton className="h-4 w-8 max-sm:hidden" />
    <Skeleton className="h-4 w-8 max-sm:hidden" />
    <Skeleton className="h-4 w-10" />
  </span>
);

export const panel = (
  <div className="grid content-start gap-4 rounded-8 bg-surface p-5 shadow-card">
    <Skeleton className="h-6 w-32" />
    <SkeletonText lines={4} />
    <Skeleton className="h-11 w-full" />
  </div>
);

/** A figure as it stands below its own rule: its name, itself, and how sure it is. */
export const stat = (
  <div className="grid h-20 content-start gap-2 border-t-2 border-main pt-2">
    <Skeleton className="h-3 w-20" />
    <Skeleton className="h-5 w-24" />
    <Skeleton className="h-3 w-28 max-w-full" />
  </div>
);

/** A field of a form below its label. */
export const field = (
  <div className="grid gap-2">
    <Skeleton className="h-4 w-16" />
    <Skeleton className="h-10 w-full" />
  </div>
);

/** `count` times the same, where nothing tells one from the next. */
export function Several({ count, part }: { count: number; part: ReactNode }) {
  return Array.from({ length: count }, (_, index) => index).map((index) => (
    <div key={index} className="contents">
      {part}
    </div>
  ));
}
