import { formatDateTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import type { AuditData } from '../data.server.ts';
import { checkResult } from './check-result.ts';
import { CheckState } from './check-state.tsx';

type Check = AuditData['now']['checks'][number];

/** Every check with what it computes, what it found, and when. */
export function CheckList({ checks, zone }: { checks: readonly Check[]; zone: string }) {
  return (
    <ul data-card className="divide-y divide-line rounded-8 bg-surface shadow-card">
      {checks.map((check) => (
        <CheckRow key={check.check} check={check} zone={zone} />
      ))}
    </ul>
  );
}

function CheckRow({ check, zone }: { check: Check; zone: string }) {
  const { t } = useLanguage<'audit'>();
  const result = checkResult(check, t);
  return (
    <li className="grid gap-x-6 gap-y-1.5 px-4 py-3.5 sm:grid-cols-[1fr_auto] sm:px-5">
      <h3 className="text-16 font-medium text-main">{t(`audit.check.${check.check}.title`)}</h3>
      <span className="justify-self-start sm:justify-self-end">
        <CheckState state={check.state} />
      </span>
      <p className="max-w-prose text-14 text-ink-2">{t(`audit.check.${check.check}.text`)}</p>
      <p className="grid content-start gap-0.5 text-14 text-ink sm:max-w-72 sm:text-right">
        {result === null ? null : <span>{result}</span>}
        {check.simulated ? <span className="text-12 text-ink-3">{t('audit.result.simulated')}</span> : null}
        <span className="text-12 text-ink-3">
          {check.checked_at === null ? t('audit.result.never') : formatDateTime(check.checked_at, zone)}
        </span>
      </p>
    </li>
  );
}
