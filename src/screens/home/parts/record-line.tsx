import type { ReactNode } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { usePunctuation } from '#i18n/use-punctuation.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { Link } from '#ui/link.tsx';
import { SignedFigure } from '#ui/signed-figure.tsx';
import { Stat } from '#ui/stat.tsx';
import type { RecordWindow } from '../record-window.ts';
import { type WindowFigure, windowFigures } from '../window-figures.ts';

interface RecordLineProps {
  windows: readonly RecordWindow[];
  /** What one unit stands for, in USD. */
  unitUsd: number;
}

/** The record in a line a window: every figure with its sample, its interval where it has one, and its evidence. */
export function RecordLine({ windows, unitUsd }: RecordLineProps) {
  const { t } = useLanguage<'home'>();
  if (windows.length === 0) return null;
  return (
    <section aria-label={t('home.record.title')} className="py-2">
      <Card flush>
        {windows.map((window, index) => (
          <WindowRow
            key={`${window.origin} ${window.days}`}
            window={window}
            unitUsd={unitUsd}
            isFirst={index === 0}
          />
        ))}
      </Card>
    </section>
  );
}

type WindowProps = { window: RecordWindow; unitUsd: number };

/** The first window in large figures, any other one in a single line. */
function WindowRow({ window, unitUsd, isFirst }: WindowProps & { isFirst: boolean }) {
  const { t, locale } = useLanguage<'home'>();
  const { days, origin, profit } = window;
  const remarks = [
    ...(origin === 'backfill' ? [t('home.record.notBefore')] : []),
    ...(profit.simulated ? [t('home.record.simulated')] : []),
  ];
  return (
    <div className="grid gap-3 border-t border-line p-4 first:border-0 sm:px-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-14 font-strong">{t('home.record.days', { days })}</h2>
        {origin === 'backfill' ? <Badge tone="warn">{t('home.record.afterwards')}</Badge> : null}
        <span className="text-12 text-ink-3">{remarks.join(' · ')}</span>
      </div>
      <ul className={isFirst ? 'grid grid-cols-2 gap-4 lg:grid-cols-4' : 'flex flex-wrap gap-x-5 gap-y-1'}>
        {windowFigures(window, unitUsd, t, locale).map(({ key, value, sign, ...figure }) => {
          const shown = sign === null ? value : <SignedFigure value={sign} text={value} />;
          return (
            <li key={key} className="min-w-0">
              {isFirst ? <Stat {...figure} value={shown} /> : <ShortStat {...figure} value={shown} />}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** A figure in the run of a line, its sample beside it. */
function ShortStat({
  label,
  value,
  margin,
  sample,
  href,
}: Pick<WindowFigure, 'label' | 'margin' | 'sample' | 'href'> & { value: ReactNode }) {
  const { list } = usePunctuation();
  return (
    <Link
      href={href}
      className="inline-flex min-h-8 flex-wrap items-baseline gap-x-1.5 text-14 no-underline hover:underline"
    >
      <span className="text-ink-2">{label}</span>
      <span className="font-strong text-main">{value}</span>
      <span className="text-12 text-ink-3">
        {list([margin, sample].flatMap((part) => (part ? [part] : [])))}
      </span>
    </Link>
  );
}
