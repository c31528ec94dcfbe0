import { useEffect, useState } from 'react';
import { formatSpan } from '#i18n/format-span.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { MINUTE_MS } from '#terms/durations.ts';

const TICK_MS = 30_000;

type DeadlineProps = { at: string; text: string; now: string };

/** Until when the transfer is expected, and how long that is from now; it counts minutes, for it is no race. */
export function Deadline({ at, text, now }: DeadlineProps) {
  const { locale, t } = useLanguage<'purchase'>();
  const [passedMs, setPassed] = useState(0);
  // The server's clock counts; the device's only measures how long the page has stood since.
  useEffect(() => {
    const from = performance.now();
    const timer = setInterval(() => setPassed(performance.now() - from), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const minutes = Math.floor((Date.parse(at) - Date.parse(now) - passedMs) / MINUTE_MS);
  const left =
    minutes < 0
      ? t('purchase.deadline.over')
      : t('purchase.deadline.left', { time: formatSpan(minutes, locale) });
  return (
    <p className="flex flex-wrap gap-x-3 text-14">
      <span>{t('purchase.deadline.until', { date: text })}</span> <span className="text-ink-2">{left}</span>
    </p>
  );
}
