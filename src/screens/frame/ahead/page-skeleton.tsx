import type { ReactNode } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Skeleton, SkeletonText } from '#ui/skeleton.tsx';
import { type SkeletonKind, skeletonKind } from './skeleton-kind.ts';

/** The page that is on its way, drawn from its largest parts in their places, so that the eye is there when it comes. */
export function PageSkeleton({ path }: { path: string }) {
  const { t } = useLanguage<'ui'>();
  const kind = skeletonKind(path);
  return (
    <div data-skeleton={kind} className="grid min-h-[70dvh] content-start gap-5 pt-6 sm:pt-8">
      <span className="sr-only">{t('ui.loading')}</span>
      {bodies[kind]}
    </div>
  );
}

const head = (
  <div className="grid gap-2.5">
    <Skeleton className="h-8 w-56 max-w-full" />
    <Skeleton className="h-4 w-80 max-w-full" />
  </div>
);

const controls = (
  <div className="flex gap-2">
    <Skeleton className="h-9 w-24" />
    <Skeleton className="h-9 w-24" />
    <Skeleton className="h-9 w-24 max-sm:hidden" />
  </div>
);

/** Rows below the rule that every list begins with. */
function Rows({ count, row, className }: { count: number; row: ReactNode; className: string }) {
  return (
    <div className="border-t-2 border-line bg-surface">
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <div key={index} className={`flex items-center gap-4 border-b border-line px-3 ${className}`}>
          {row}
        </div>
      ))}
    </div>
  );
}

/** The bet, its probability, its odds and its value. */
const pickRow = (
  <>
    <Skeleton className="h-4 w-32 shrink-0 max-sm:w-24" />
    <span className="grow" />
    <Skeleton className="h-4 w-12" />
    <Skeleton className="h-2 w-24 max-sm:w-16" />
    <Skeleton className="h-6 w-14" />
  </>
);

/** The time, one team, the score, the other team, the pick. */
const gameRow = (
  <>
    <Skeleton className="h-4 w-10 shrink-0" />
    <span className="flex grow basis-0 justify-end">
      <Skeleton className="h-4 w-24 max-w-full" />
    </span>
    <Skeleton className="h-4 w-10 shrink-0" />
    <span className="flex grow basis-0">
      <Skeleton className="h-4 w-24 max-w-full" />
    </span>
    <Skeleton className="h-4 w-12 shrink-0" />
  </>
);

const tableRow = (
  <>
    <Skeleton className="h-4 w-5 shrink-0" />
    <Skeleton className="h-4 w-36 shrink-0" />
    <span className="grow" />
    <Skeleton className="h-4 w-8" />
    <Skeleton className="h-4 w-8 max-sm:hidden" />
    <Skeleton className="h-4 w-8 max-sm:hidden" />
    <Skeleton className="h-4 w-10" />
  </>
);

const panel = (
  <div className="grid content-start gap-4 rounded-8 bg-surface p-5 shadow-card">
    <Skeleton className="h-6 w-32" />
    <SkeletonText lines={4} />
    <Skeleton className="h-11 w-full" />
  </div>
);

const bodies = {
  today: (
    <>
      {head}
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_288px]">
        <Rows count={6} row={pickRow} className="h-14 sm:h-11" />
        {panel}
      </div>
    </>
  ),
  picks: (
    <>
      {head}
      {controls}
      <Rows count={9} row={pickRow} className="h-14 sm:h-11" />
    </>
  ),
  record: (
    <>
      {head}
      {controls}
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_232px]">
        <Skeleton className="h-60 w-full" />
        <div className="grid grid-cols-2 content-start gap-4 lg:grid-cols-1">
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-12 w-full" />
        </div>
      </div>
      <Rows count={6} row={tableRow} className="h-11" />
    </>
  ),
  schedule: (
    <>
      {head}
      <div className="grid grid-cols-7 gap-2">
        {['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((day) => (
          <Skeleton key={day} className="h-12 w-full" />
        ))}
      </div>
      <Rows count={10} row={gameRow} className="h-14 sm:h-12" />
    </>
  ),
  table: (
    <>
      {head}
      {controls}
      <Rows count={12} row={tableRow} className="h-11" />
    </>
  ),
  news: (
    <>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_464px]">
        <div className="grid content-start gap-3">
          <Skeleton className="h-8 w-full" />
          <Skeleton className="h-8 w-3/5" />
          <SkeletonText lines={3} />
        </div>
        <Skeleton className="h-56 w-full" />
      </div>
      <Rows count={6} row={tableRow} className="h-14" />
    </>
  ),
  plans: (
    <>
      {head}
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_340px]">
        <SkeletonText lines={8} />
        {panel}
      </div>
    </>
  ),
  account: (
    <div className="grid gap-6 lg:grid-cols-[208px_minmax(0,1fr)]">
      <div className="grid content-start gap-2 max-lg:grid-cols-4">
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-11 w-full" />
      </div>
      <div className="grid gap-5">
        {head}
        <Skeleton className="h-2.5 w-full" />
        <Rows count={6} row={tableRow} className="h-11" />
      </div>
    </div>
  ),
  order: (
    <>
      {head}
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_288px]">
        <Rows count={7} row={tableRow} className="h-14" />
        {panel}
      </div>
    </>
  ),
  form: (
    <div className="mx-auto grid w-full max-w-96 gap-5">
      <Skeleton className="h-8 w-40" />
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-11 w-full" />
    </div>
  ),
  text: (
    <>
      {head}
      <div className="grid max-w-prose gap-6">
        <SkeletonText lines={5} />
        <SkeletonText lines={6} />
        <SkeletonText lines={4} />
      </div>
    </>
  ),
  list: (
    <>
      {head}
      {controls}
      <Rows count={10} row={tableRow} className="h-11" />
    </>
  ),
} as const satisfies Record<SkeletonKind, ReactNode>;
