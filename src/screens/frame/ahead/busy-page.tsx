import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { SECOND_MS } from '#terms/durations.ts';
import { Button } from '#ui/button.tsx';

/** Longer than the server asks for, so that readers who leave the page open add little to its load. */
const RETRY_MS = 5 * SECOND_MS;

/** A page that the server had no room for: it is asked for again by itself, and at once where its reader wants it. */
export function BusyPage() {
  const { t } = useLanguage<'shell' | 'ui'>();
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (state !== 'idle') return;
    const timer = setTimeout(() => void revalidate(), RETRY_MS);
    return () => clearTimeout(timer);
  }, [revalidate, state]);
  return (
    <section className="grid max-w-prose content-start gap-3 py-16 sm:py-24">
      <h1 className="text-28 font-strong tight sm:text-40">{t('shell.errorPage.busyTitle')}</h1>
      <p className="text-16 text-ink-2">{t('shell.errorPage.busyText')}</p>
      <div className="mt-3">
        <Button tone="primary" busy={state === 'loading'} onClick={() => void revalidate()}>
          {t('ui.retry')}
        </Button>
      </div>
    </section>
  );
}
