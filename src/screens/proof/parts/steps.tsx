import { joinLabel } from '#i18n/join-label.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { inList } from '#i18n/punctuation.ts';
import type { Translate } from '#i18n/t.ts';
import type { Locale } from '#terms/locales.ts';
import { Timeline, type TimelineStep } from '#ui/timeline.tsx';
import type { ProofDocument, ProofStep } from '../use-verification.ts';

interface StepsProps {
  document: ProofDocument;
  steps: readonly ProofStep[];
}

/** Each step of the check: what it asks, how much it looked at, and what it found. */
export function Steps({ document, steps }: StepsProps) {
  const { locale, t } = useLanguage<'proof'>();
  return (
    <Timeline
      label={t('proof.check.steps')}
      steps={steps.map((step): TimelineStep => {
        const isWaiting = step.id === 'close' && document.close === null;
        const isUnseen = step.id === 'timestamps' && step.checked === 0;
        return {
          key: step.id,
          title: t(`proof.step.${step.id}.title`),
          time: isWaiting ? undefined : t('proof.step.checked', { count: step.checked }),
          text: (
            <>
              {textOf(step, isWaiting, t)}
              {step.unstamped > 0 && !isUnseen ? (
                <span className="block">{t('proof.step.unstamped', { count: step.unstamped })}</span>
              ) : null}
              {step.faults.map((fault) => (
                <strong
                  key={`${fault.code} ${fault.serial} ${fault.batch}`}
                  className="mt-1 block font-medium text-lose"
                >
                  {faultText(fault, t, locale)}
                </strong>
              ))}
            </>
          ),
          // Where nothing could be looked at yet, nothing is ticked off.
          state: step.faults.length > 0 ? 'failed' : isWaiting || step.checked === 0 ? 'coming' : 'done',
        };
      })}
    />
  );
}

function textOf({ id, checked }: ProofStep, isWaiting: boolean, t: Translate<'proof'>): string {
  if (isWaiting) return t('proof.step.notClosed');
  if (id === 'timestamps' && checked === 0) return t('proof.step.noTimestamps');
  return t(`proof.step.${id}.text`);
}

function faultText(
  { code, serial, batch }: ProofStep['faults'][number],
  t: Translate<'proof'>,
  locale: Locale,
): string {
  const where = [serial, batch === null ? null : t('proof.fault.batch', { batch })].filter(
    (part) => part !== null,
  );
  const what = t(`proof.fault.${code}`);
  return where.length === 0 ? what : joinLabel(inList(locale, where), what, locale);
}
