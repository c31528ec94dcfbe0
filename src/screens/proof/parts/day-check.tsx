import { useLanguage } from '#i18n/language-provider.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { Section } from '#ui/section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** Where the browser writes what it found out about the chosen day. What stands in `data-result` is the script's. */
export function DayCheck({ day, zone }: { day: string; zone: string }) {
  const { t } = useLanguage<'proof'>();
  return (
    <>
      <Section title={t('proof.check.title', { day })} lead={t('proof.check.lead', { zone })} anchor="check">
        <div data-result="day" data-keep className="grid gap-4" aria-live="polite">
          <Waiting />
        </div>
      </Section>
      <div data-result="picks" data-keep hidden>
        <Section title={t('proof.pick.title')} anchor="picks">
          <ul data-card className="divide-y divide-line rounded-8 bg-surface shadow-card" />
        </Section>
      </div>
    </>
  );
}

/**
 * The shape of what comes, as high as the window, so that nothing in sight jumps when it is there: its length is not known before.
 * Where no script runs, nothing comes.
 */
function Waiting() {
  const { t } = useLanguage<'proof'>();
  return (
    <div className="grid min-h-screen content-start gap-4 [@media(scripting:none)]:min-h-0">
      <p data-slot="busy" className="text-14 text-ink-2">
        {t('proof.check.soon')}
      </p>
      <noscript>
        <Notice tone="warning">{t('proof.check.noScript')}</Notice>
      </noscript>
      <Card className="grid gap-4">
        {['leaves', 'numbers', 'batches', 'chain', 'times', 'close'].map((step) => (
          <div key={step} className="grid gap-2">
            <Skeleton className="h-5 w-48" />
            <Skeleton className="h-4 w-full" />
          </div>
        ))}
      </Card>
    </div>
  );
}
