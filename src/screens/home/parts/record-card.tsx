import type { ReactNode } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { Link } from '#ui/link.tsx';
import { SignedFigure } from '#ui/signed-figure.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { ShareDisclosure } from '../../share-disclosure.tsx';
import type { ProfitDays } from '../profit-days.server.ts';
import type { RecordWindow } from '../record-window.ts';
import { windowFigures } from '../window-figures.ts';
import { ProfitPicture } from './profit-picture.tsx';

interface RecordCardProps {
  window: RecordWindow;
  days: ProfitDays;
  /** What one unit stands for, in USD. */
  unitUsd: number;
  shareCode: string;
  origin: string;
}

/** The last twenty days: four figures, each with its doubt and its evidence, and the profit beside what luck alone would do. */
export function RecordCard({ window, days, unitUsd, shareCode, origin: site }: RecordCardProps) {
  const { t, locale } = useLanguage<'home'>();
  const { origin, profit } = window;
  return (
    <Card
      as="section"
      aria-label={t('home.record.title')}
      data-record
      className="grid content-start gap-2 self-start"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 className="text-16 font-strong">{t('home.record.days', { days: window.days })}</h2>
        {origin === 'backfill' ? (
          // On a phone it has the second line to itself, so that the link stays beside the title.
          <span className="grow max-sm:order-last max-sm:basis-full">
            <Badge tone="warn">{t('home.record.afterwards')}</Badge>
          </span>
        ) : null}
        <TextLink href={localePath(locale, '/record')} className="tap text-14">
          {t('home.record.all')}
        </TextLink>
      </div>
      <ul className="grid grid-cols-2 gap-x-3 gap-y-2 lg:grid-cols-4">
        <li>
          <Figure
            href={profit.evidence}
            value={`${days.win}–${days.lose}–${days.draw}`}
            label={t('home.record.tally')}
            note={t('home.picks.count', { count: profit.n })}
          />
        </li>
        {windowFigures(window, unitUsd, t).map(({ key, value, sign, margin, label, note, href }) => (
          <li key={key} className="min-w-0">
            <Figure
              href={href}
              value={sign === null ? value : <SignedFigure value={sign} text={value} />}
              label={label}
              note={margin ?? ''}
              title={note}
            />
          </li>
        ))}
      </ul>
      <ProfitPicture days={days.points} />
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        {origin === 'backfill' ? (
          <p className="text-12 leading-8 text-ink-3">{t('home.record.notBefore')}</p>
        ) : null}
        <ShareDisclosure code={shareCode} origin={site} />
      </div>
    </Card>
  );
}

interface FigureProps {
  href: string;
  label?: string;
  value: ReactNode;
  note: string;
  /** The whole sentence behind the note. */
  title?: string;
}

/** A figure, its name and its doubt; it leads to the rows that it is computed from. */
function Figure({ href, label, value, note, title }: FigureProps) {
  return (
    <Link href={href} title={title} className="group grid min-h-11 content-start no-underline">
      <span className="text-16 font-strong whitespace-nowrap text-main group-hover:underline">{value}</span>
      {label === undefined ? null : <span className="text-12 text-ink-2">{label}</span>}
      <span className="text-12 whitespace-nowrap text-ink-3">{note}</span>
    </Link>
  );
}
