import type { ReactNode } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { PLAN_PERIODS } from '#terms/orders.ts';
import { Skeleton, SkeletonText } from '#ui/skeleton.tsx';
import { type SkeletonKind, skeletonKind } from './skeleton-kind.ts';
import {
  controls,
  disc,
  field,
  gameRow,
  head,
  panel,
  pickRow,
  Rows,
  Several,
  stat,
  tableRow,
  tallHead,
  wide,
} from './skeleton-parts.tsx';

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

/** More than there is room for on a phone, where the rest is hidden as in the real strip. */
const SHOWN_DAYS = 13;

/** How many matches each league is drawn with: a day has leagues with one and leagues with several. */
const MATCHES_BY_LEAGUE = [1, 2, 1, 3, 2];

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
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 max-sm:-mt-4 sm:-mt-3">
      {tallHead}
      <div className="grid grid-cols-2 gap-2 sm:flex">
        <Skeleton className="h-11.5 sm:w-24" />
        <Skeleton className="h-11.5 sm:w-30" />
      </div>
      <div className="flex h-7 items-center justify-between sm:mt-3">
        <Skeleton className="h-6 w-36" />
        <Skeleton className="h-3 w-20" />
      </div>
      <Rows count={7} row={pickRow} className={wide} />
    </div>
  ),
  record: (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 max-sm:-mt-3 sm:-mt-5">
      <div className="flex h-9 items-center justify-between">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-4 w-36" />
      </div>
      {/* Its title is a sentence: two lines on a desk, and four on a phone. */}
      <div className="grid gap-2.5">
        <Skeleton className="h-6 w-full sm:h-9" />
        <Skeleton className="h-6 w-full sm:hidden" />
        <Skeleton className="h-6 w-full sm:hidden" />
        <Skeleton className="h-6 w-4/5 sm:h-9" />
      </div>
      <SkeletonText lines={2} />
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        <Skeleton className="h-10 w-76" />
        <Skeleton className="h-10 w-72" />
        <Skeleton className="h-10 w-28" />
      </div>
      <div className="mt-1 grid gap-6 lg:grid-cols-[minmax(0,1fr)_224px]">
        <div className="grid h-110 content-start gap-4 border-t-2 border-main bg-surface p-4 sm:p-5">
          <Skeleton className="h-5 w-48" />
          <Skeleton className="h-80 w-full" />
        </div>
        <div className="grid grid-cols-2 content-start gap-x-4 gap-y-3 lg:grid-cols-1">
          <Several count={5} part={stat} />
        </div>
      </div>
      <Rows count={6} row={tableRow} />
    </div>
  ),
  figures: (
    <>
      {head}
      {controls}
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_232px]">
        <Skeleton className="h-60 w-full" />
        <div className="grid grid-cols-2 content-start gap-4 lg:grid-cols-1">
          <Several count={3} part={<Skeleton className="h-12 w-full" />} />
        </div>
      </div>
      <Rows count={6} row={tableRow} />
    </>
  ),
  schedule: (
    <>
      {head}
      <div className="flex gap-2 overflow-hidden">
        <Several count={SHOWN_DAYS} part={<Skeleton className="h-12 w-14 shrink-0 grow" />} />
      </div>
      <div className="flex gap-6 border-b border-line pb-3">
        <Several count={4} part={<Skeleton className="h-4 w-16" />} />
      </div>
      {controls}
      <div className="sm:hidden">{controls}</div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {MATCHES_BY_LEAGUE.map((count, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the leagues of an outline have nothing else to tell them apart.
          <div key={at} className={wide}>
            <div className="flex h-11 items-center gap-3 px-4">
              {disc}
              <Skeleton className="h-4 w-24" />
              <span className="grow" />
              <Skeleton className="h-3 w-32" />
            </div>
            <Rows count={count} row={gameRow} isRuled={false} />
          </div>
        ))}
      </div>
    </>
  ),
  table: (
    <>
      <div className="grid gap-2.5">
        <Skeleton className="h-4 w-20" />
        {tallHead}
      </div>
      <div className="flex gap-2 overflow-hidden">
        <Several count={8} part={<Skeleton className="h-9 w-20 shrink-0" />} />
      </div>
      <div className="flex gap-6 border-b border-line pb-3">
        <Several count={3} part={<Skeleton className="h-4 w-20" />} />
      </div>
      <Skeleton className="h-6 w-60 max-w-full" />
      <Rows count={12} row={tableRow} />
    </>
  ),
  teams: (
    <>
      <div className="grid gap-2.5">
        <Skeleton className="h-8 w-56 max-w-full" />
        <div className="max-w-prose">
          <SkeletonText lines={2} />
        </div>
        <Skeleton className="my-2 h-9 w-36 sm:hidden" />
      </div>
      <div className="grid grid-cols-2 gap-3 rounded-8 bg-surface p-4 shadow-card sm:p-5 lg:grid-cols-5">
        <Several count={5} part={field} />
      </div>
      <div className="grid max-w-prose gap-2.5 sm:pt-3">
        <Skeleton className="h-6 w-56 max-w-full" />
        <SkeletonText lines={2} />
      </div>
      <Rows count={10} row={tableRow} />
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
