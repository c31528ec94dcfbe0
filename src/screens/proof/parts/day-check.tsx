import { useLanguage } from '#i18n/language-provider.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { Section } from '#ui/section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/**
 * The answer of this browser in one sentence, the largest thing of the page. What stands in `data-result` is the script's; its place is as
 * high as two lines, so that nothing below moves when the answer comes.
 */
export function DayVerdict() {
  const { t } = useLanguage<'proof'>();
  return (
    <div
      data-result="verdict"
      data-keep
      aria-live="polite"
      className="grid min-h-26 content-start lg:min-h-18"
    >
      <p data-slot="busy" className="text-20 font-strong tight text-ink-3">
        {t('proof.check.soon')}
      </p>
      <noscript>
        <Notice tone="warning">{t('proof.check.noScript')}</Notice>
      </noscript>
    </div>
  );
}

/** What was looked at, step by step. */
export function DaySteps({ day, zone }: { day: string; zone: string }) {
  const { t } = useLanguage<'proof'>();
  return (
    <Section title={t('proof.check.title', { day })} lead={t('proof.check.lead', { zone })} anchor="check">
      <div data-result="day" data-keep className="grid gap-4">
        <Waiting />
      </div>
    </Section>
  );
}

/** The numbers of the day, each with what its fingerprint was made of. */
export function DayPicks() {
  const { t } = useLanguage<'proof'>();
  return (
    <div data-result="picks" data-keep hidden>
      <Section title={t('proof.pick.title')} anchor="picks">
        <ul
          data-card
          className="divide-y divide-line rounded-b-8 border-t-2 border-main bg-surface shadow-card"
        />
      </Section>
    </div>
  );
}

/**
 * The shape of what comes, as high as the window, so that nothing in sight jumps when it is there: its length is not known before.
 * Where no script runs, nothing comes.
 */
function Waiting() {
  return (
    <div className="grid min-h-screen content-start gap-4 [@media(scripting:none)]:hidden">
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
