import type { ReactNode } from 'react';
import { formatNumber, formatSigned, roundAsWritten } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { inList, sentenceGap } from '#i18n/punctuation.ts';
import { Badge } from '#ui/badge.tsx';
import { AsOfClock } from '../../as-of-bar.tsx';
import type { RecordData } from '../data.server.ts';

/** What the window came to, as a person would say it, and whether luck alone would do. The title of the page. */
export function Verdict({ data, address }: { data: RecordData; address: string }) {
  const clock = <AsOfClock view={data.asOfView} address={address} />;
  const { locale, t } = useLanguage<'record'>();
  const { figures, window, origin, luck } = data;
  const { summary } = figures;
  if (summary.n === 0) {
    return <Title clock={clock} sentences={[t(`record.verdict.${origin}.none`)]} />;
  }
  const units = roundAsWritten(luck.units, 1);
  const how = units > 0 ? 'made' : units < 0 ? 'lost' : 'even';
  const said = { count: summary.n, units: formatNumber(Math.abs(units), 1) };
  const results = [
    t('record.verdict.wonLost', { win: summary.win, lose: summary.lose }),
    ...(summary.draw > 0 ? [t('record.verdict.pushed', { count: summary.draw })] : []),
    ...(summary.cancel > 0 ? [t('record.verdict.cancelled', { count: summary.cancel })] : []),
  ];
  const period = { from: window.from ?? '', until: window.until, results: inList(locale, results) };
  return (
    <Title
      clock={clock}
      sentences={[t(`record.verdict.${origin}.${how}`, said), t(`record.verdict.${luck.verdict}`)]}
    >
      <p className="text-14 text-ink-2">
        {t('record.verdict.period', period)}
        {sentenceGap(locale)}
        {luck.reach === 0 ? null : t('record.verdict.luck', reachLabels(luck.reach))}
      </p>
      {summary.corrections + summary.simulated === 0 ? null : (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-12 text-ink-3">
          {summary.corrections > 0 ? (
            <Badge tone="warn">{t('record.figures.corrections', { count: summary.corrections })}</Badge>
          ) : null}
          {summary.simulated > 0 ? t('record.figures.simulated', { n: summary.simulated }) : null}
        </p>
      )}
    </Title>
  );
}

interface TitleProps {
  sentences: readonly string[];
  /** What opens the page as it was known before. */
  clock: ReactNode;
  children?: ReactNode;
}

function Title({ sentences, clock, children }: TitleProps) {
  const { locale, t } = useLanguage<'record'>();
  const isSpaced = locale === 'en' || locale === 'vi';
  return (
    <header className="grid gap-1 pt-3 pb-3">
      <div className="relative flex items-center justify-between gap-3">
        <p className="text-12 text-ink-3">{t('record.title')}</p>
        {clock}
      </div>
      <h1 className="text-28 leading-[1.2] font-strong tight text-balance text-main lg:text-40 lg:leading-[1.15] lg:[:lang(vi)_&]:leading-[1.3]">
        {isSpaced
          ? sentences.join(' ')
          : sentences.map((sentence) => (
              // Chinese breaks between any two characters; here it breaks between the sentences first.
              <span key={sentence} className="inline-block">
                {sentence}
              </span>
            ))}
      </h1>
      {children}
    </header>
  );
}

/** How far luck reaches on both sides, `−9` and `+9`; with a decimal where it is a few units only. */
export function reachLabels(reach: number): { readonly low: string; readonly high: string } {
  const decimals = reach < 10 ? 1 : 0;
  return { low: formatSigned(-reach, decimals), high: formatSigned(reach, decimals) };
}
