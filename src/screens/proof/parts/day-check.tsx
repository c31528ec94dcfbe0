import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useHydrated } from '../../frame/use-hydrated.ts';
import type { Verification } from '../use-verification.ts';
import { CloseFacts } from './close-facts.tsx';
import { Steps } from './steps.tsx';
import { Verdict } from './verdict.tsx';

interface DayCheckProps {
  verification: Verification;
  again: () => void;
  zone: string;
}

/** What this browser found out about the chosen day. */
export function DayCheck({ verification, again, zone }: DayCheckProps) {
  const { t } = useLanguage<'proof'>();
  if (verification.state === 'failed') {
    return verification.reason === 'noCrypto' ? (
      <Notice tone="warning">{t('proof.check.noCrypto')}</Notice>
    ) : (
      <Notice tone="error">
        <p className="mb-2">{t('proof.check.failed')}</p>
        <Button size="small" onClick={again}>
          {t('proof.check.again')}
        </Button>
      </Notice>
    );
  }
  if (verification.state === 'busy') return <Busy />;
  const { document, steps } = verification;
  return (
    <div className="grid gap-4" aria-live="polite">
      <Verdict document={document} steps={steps} />
      {document.picks.length === 0 ? null : (
        <Card>
          <Steps document={document} steps={steps} />
        </Card>
      )}
      <CloseFacts close={document.close} zone={zone} />
      <div>
        <Button size="small" onClick={again}>
          {t('proof.check.again')}
        </Button>
      </div>
    </div>
  );
}

/**
 * The shape of what comes, as high as the window, so that nothing in sight jumps when it is there: its length is not known before.
 * Where no script runs, nothing comes.
 */
function Busy() {
  const { t } = useLanguage<'proof'>();
  return (
    <div className="grid min-h-screen content-start gap-4 [@media(scripting:none)]:min-h-0">
      <p className="text-14 text-ink-2">{t(useHydrated() ? 'proof.check.busy' : 'proof.check.soon')}</p>
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
