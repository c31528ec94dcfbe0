import { formatDateTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import type { AuditData } from '../data.server.ts';
import { checkResult } from './check-result.ts';
import { CheckState } from './check-state.tsx';

type Check = AuditData['now']['checks'][number];

interface CheckListProps {
  checks: readonly Check[];
  /** When all of them were run last; a row says its own time only where that is another. */
  checkedAt: string | null;
  zone: string;
}

/** Every check with what it computes and what it found, one line of a desk each. */
export function CheckList({ checks, ...shown }: CheckListProps) {
  return (
    <ul
      data-card
      className="divide-y divide-line rounded-b-8 border-t-2 border-main bg-surface shadow-card max-sm:-mx-4 max-sm:rounded-none"
    >
      {checks.map((check) => (
        <CheckRow key={check.check} check={check} {...shown} />
      ))}
    </ul>
  );
}

function CheckRow({ check, checkedAt, zone }: Omit<CheckListProps, 'checks'> & { check: Check }) {
  const { t } = useLanguage<'audit'>();
  const result = checkResult(check, t);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 px-4 py-2 text-14 lg:grid-cols-[minmax(0,1fr)_15rem_8rem] lg:items-center">
      <h3 className="font-medium text-main">{t(`audit.check.${check.check}.title`)}</h3>
      <span className="justify-self-end lg:order-last lg:row-span-2">
        <CheckState state={check.state} />
      </span>
      <p className="text-12 text-ink-3 max-lg:col-span-2 lg:col-start-1 lg:row-start-2">
        {t(`audit.check.${check.check}.text`)}
      </p>
      <p className="grid text-ink max-lg:col-span-2 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:text-right">
        {result === null ? null : <span>{result}</span>}
        {check.simulated ? <span className="text-12 text-ink-3">{t('audit.result.simulated')}</span> : null}
        {check.checked_at === checkedAt ? null : (
          <span className="text-12 text-ink-3">
            {check.checked_at === null ? t('audit.result.never') : formatDateTime(check.checked_at, zone)}
          </span>
        )}
      </p>
    </li>
  );
}
