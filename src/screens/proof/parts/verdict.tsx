import { useLanguage } from '#i18n/language-provider.tsx';
import { Notice } from '#ui/notice.tsx';
import type { ProofDocument, ProofStep } from '../use-verification.ts';

interface VerdictProps {
  document: ProofDocument;
  steps: readonly ProofStep[];
}

/** The answer in one sentence: it holds, or what does not and for which number. */
export function Verdict({ document, steps }: VerdictProps) {
  const { t } = useLanguage<'proof'>();
  const faults = steps.flatMap((step) => step.faults);
  const sealed = document.picks.filter(({ salt }) => salt === null).length;
  const withdrawn = document.picks.filter((pick) => pick.withdrawn !== null).length;
  if (document.picks.length === 0 && faults.length === 0) return <Notice>{t('proof.check.empty')}</Notice>;
  return (
    <Notice tone={faults.length === 0 ? 'success' : 'error'}>
      <p className="font-medium text-main">
        {faults.length === 0
          ? t('proof.check.holds', { count: document.picks.length })
          : t('proof.check.broken', { count: faults.length })}
      </p>
      {sealed > 0 ? <p>{t('proof.check.sealed', { count: sealed })}</p> : null}
      {withdrawn > 0 ? <p>{t('proof.check.withdrawn', { count: withdrawn })}</p> : null}
    </Notice>
  );
}
