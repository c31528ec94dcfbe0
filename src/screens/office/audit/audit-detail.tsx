import { useLanguage } from '#i18n/language-provider.tsx';
import { classNames } from '#ui/class-names.ts';
import { type AuditChange, auditChanges } from './audit-changes.ts';
import type { AuditData } from './data.server.ts';

/** More lines than this wait until the row is opened. */
const SHOWN = 4;

/** What the row tells, value by value, before and after; on opening all of it, and the hashes that seal it. */
export function AuditDetail({ row }: { row: AuditData['rows'][number] }) {
  const { t } = useLanguage<'office-audit'>();
  const changes = auditChanges(row.detail);
  const more = changes.length - SHOWN;
  return (
    <details className="group max-w-120 text-12 wrap-anywhere">
      <summary className="cursor-pointer text-ink-2">
        <span className="inline-grid w-[calc(100%-1.25rem)] gap-0.5 align-top">
          {changes.length === 0 ? t('office-audit.hash') : null}
          {changes.map((change, at) => (
            <Change key={change.name} change={change} isLate={at >= SHOWN} />
          ))}
          {more > 0 ? (
            <span className="text-ink-3 underline underline-offset-3 group-open:hidden">
              {t('office-audit.more', { count: more })}
            </span>
          ) : null}
        </span>
      </summary>
      <p className="pt-1 text-ink-3">
        {row.previous_hash} → {row.hash}
      </p>
    </details>
  );
}

const CLAMPED = 'line-clamp-2 group-open:line-clamp-none whitespace-pre-line';

/** Long values are cut to two lines until the row is opened. */
function Change({ change: { name, before, after }, isLate }: { change: AuditChange; isLate: boolean }) {
  const { t } = useLanguage<'office-audit'>();
  return (
    <span className={classNames('grid', isLate && 'hidden group-open:grid')}>
      <span className="flex flex-wrap gap-x-1">
        {name === '' ? null : <span className="text-ink-3">{name}:</span>}
        {before === null ? null : (
          <del className={classNames(CLAMPED, 'text-ink-3')}>
            <span className="sr-only">{t('office-audit.before')} </span>
            {before}
          </del>
        )}
        {before === null ? null : <span aria-hidden="true">→</span>}
        <ins className={classNames(CLAMPED, 'text-ink no-underline')}>
          {before === null ? null : <span className="sr-only">{t('office-audit.after')} </span>}
          {after ?? '-'}
        </ins>
      </span>
    </span>
  );
}
