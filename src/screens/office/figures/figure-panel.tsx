import type { ReactNode } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { BandBar } from '#ui/band-bar.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { useExportHref } from '../table/use-list-address.ts';

interface FigurePanelProps {
  title: string;
  /** The name of the table among the lists that can be had as files. */
  list: 'funnel' | 'renewals' | 'coupon_yield';
  /** What is counted, in words. */
  note: ReactNode;
  children: ReactNode;
}

/** A table of figures with what they mean below it, and the way to have it as a file. */
export function FigurePanel({ title, list, note, children }: FigurePanelProps) {
  const { t } = useLanguage<'office-figures'>();
  const exportHref = useExportHref();
  return (
    <section
      aria-label={title}
      data-card
      className="grid min-w-0 content-start gap-3 rounded-8 bg-surface p-4 shadow-card"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-14 font-strong text-main">{title}</h2>
        <a
          href={exportHref(`/office/api/list-exports/${list}`)}
          download
          data-export={list === 'funnel' ? '' : undefined}
          className={buttonStyle({ size: 'small', tone: 'quiet' })}
        >
          {t('office-figures.file', { table: title })}
        </a>
      </div>
      <div className="-mx-4 min-w-0 [&>p]:px-4">{children}</div>
      <p className="max-w-prose text-12 text-ink-2">{note}</p>
    </section>
  );
}

interface BarProps {
  share: number | null;
  band?: readonly [low: number, high: number] | null;
}

/** A small bar below a figure of a table; nothing where there is no share. */
export function FigureBar({ share, band = null }: BarProps) {
  if (share === null) return null;
  return (
    <span className="block w-28 max-w-full pt-0.5">
      <BandBar share={share} band={band} market={null} />
    </span>
  );
}
