import type { ReactNode } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Icon } from '#ui/icon.tsx';
import { lockIcon } from '#ui/icon-paths.ts';
import { betTypeName } from '../bet-type-name.ts';
import type { LockedRowPick } from './row-pick.ts';

/** The same row where a plan opens it: its kind, a lock, and when everybody may see it. No figure and no empty box. */
export function LockedCells({ pick, opens }: { pick: LockedRowPick; opens: ReactNode }) {
  const { t } = useLanguage<'sport'>();
  return (
    <>
      <span className="flex min-w-0 items-center gap-2 text-16 text-ink-2 @min-[900px]:text-14">
        <Icon drawing={lockIcon} size={16} className="text-ink-3" />
        <span className="sr-only">{t('sport.locked')}</span>
        <span className="leading-4 wrap-normal @min-[900px]:truncate">{betTypeName(pick, t)}</span>
      </span>
      <svg
        width="100%"
        height="8"
        aria-hidden="true"
        className="hidden max-w-18 @min-[900px]:col-start-3 @min-[900px]:block"
      >
        <rect width="100%" height="8" rx="2" className="fill-track" />
      </svg>
      <span className="col-span-2 text-right text-14 whitespace-nowrap text-ink-2 @min-[900px]:col-span-3 @min-[900px]:col-start-4">
        {opens}
      </span>
    </>
  );
}
