import type { ReactNode } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { PLAN_PERIODS } from '#terms/orders.ts';
import { classNames } from '#ui/class-names.ts';
import { Skeleton, SkeletonText } from '#ui/skeleton.tsx';
import { type SkeletonKind, skeletonKind } from './skeleton-kind.ts';

/** The page that is on its way, drawn from its largest parts in their places, so that the eye is there when it comes. */
export function PageSkeleton({ path }: { path: string }) {
  const { t } = useLanguage<'ui'>();
  const kind = skeletonKind(path);
  return (
    <div
      data-skeleton={kind}
      className="grid min-h-[70dvh] grid-cols-[minmax(0,1fr)] content-start gap-5 pt-6 sm:pt-8"
    >
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

/** More than there is room for on a phone, where the rest is hidden as in the real strip. */
const SHOWN_DAYS = 13;

const controls = (
  <div className="flex gap-2">
    <Skeleton className="h-9 w-24" />
    <Skeleton className="h-9 w-24" />
    <Skeleton className="h-9 w-24 max-sm:hidden" />
  </div>
);

/** Rows below the rule that every list begins with. */
function Rows({ count, row, className = '' }: { count: number; row: ReactNode; className?: string }) {
  return (
    <div className={classNames('border-t-2 border-main bg-surface', className)}>
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <div key={index} className="border-b border-line px-4">
          {row}
        </div>
      ))}
    </div>
  );
}

/** Lists of matches go from edge to edge on a phone. */
const wide = 'max-md:-mx-4';

const disc = (
  <span aria-hidden="true" className="block size-4 shrink-0 animate-pulse-soft rounded-full bg-line" />
);

const team = (
  <span className="flex min-w-0 items-center gap-2">
    {disc}
    <Skeleton className="h-3 w-20" />
  </span>
);

/** On a phone the match is a band above its bet; on a desk both stand in one row, with the odds, the probability and the value. */
const pickRow = (
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
const gameRow = (
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

const tableRow = (
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
        <Rows count={6} row={pickRow} className={wide} />
        {panel}
      </div>
    </>
  ),
  picks: (
    <>
      {head}
      {controls}
      <Rows count={7} row={pickRow} className={wide} />
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
      <Rows count={6} row={tableRow} />
    </>
  ),
  schedule: (
    <>
      {head}
      <div className="flex gap-2 overflow-hidden">
        {Array.from({ length: SHOWN_DAYS }, (_, index) => index).map((day) => (
          <Skeleton key={day} className="h-12 w-14 shrink-0 grow" />
        ))}
      </div>
      {controls}
      <Rows count={10} row={gameRow} className={wide} />
    </>
  ),
  table: (
    <>
      {head}
      {controls}
      <Rows count={12} row={tableRow} />
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
      <Rows count={6} row={tableRow} />
    </>
  ),
  plans: (
    <>
      {head}
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_340px]">
        <SkeletonText lines={8} />
        <div className="grid content-start gap-5 border-t-2 border-main bg-surface p-5 shadow-card max-lg:order-first">
          <Skeleton className="h-5 w-24" />
          {PLAN_PERIODS.map((plan) => (
            <span key={plan} className="flex items-center gap-3">
              {disc}
              <Skeleton className="h-4 w-24" />
              <span className="grow" />
              <Skeleton className="h-4 w-16" />
            </span>
          ))}
          <Skeleton className="h-11 w-full" />
        </div>
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
        <Rows count={6} row={tableRow} />
      </div>
    </div>
  ),
  order: (
    <>
      {head}
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_288px]">
        <Rows count={7} row={tableRow} />
        {panel}
      </div>
    </>
  ),
  form: (
    <div className="mx-auto grid w-full max-w-110 gap-5 sm:pt-4">
      <Skeleton className="h-8 w-40" />
      <div className="grid gap-5 rounded-8 bg-surface p-4 shadow-card sm:p-5">
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-11 w-full" />
      </div>
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
      <Rows count={10} row={tableRow} />
    </>
  ),
} as const satisfies Record<SkeletonKind, ReactNode>;
