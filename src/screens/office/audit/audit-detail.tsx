import { useLanguage } from '#i18n/language-provider.tsx';
import { type AuditChange, auditChanges, auditSummary } from './audit-changes.ts';
import type { AuditData } from './data.server.ts';

/** What the row says in one line; on opening every value, before and after, and the hashes that seal it. */
export function AuditDetail({ row }: { row: AuditData['rows'][number] }) {
  const { t } = useLanguage<'office-audit'>();
  const changes = auditChanges(row.detail);
  const line = auditSummary(changes);
  return (
    <details className="group w-full text-12 wrap-anywhere md:w-56 xl:w-80">
      <summary className="cursor-pointer text-ink-2">
        <span className="inline-block w-[calc(100%-1.25rem)] align-bottom group-open:hidden max-md:align-top md:truncate">
          {line === '' ? t('office-audit.hash') : line}
        </span>
        <span className="hidden group-open:inline">{t('office-audit.detail')}</span>
      </summary>
      <div className="grid gap-0.5 pt-1">
        {changes.map((change) => (
          <Change key={change.name} change={change} />
        ))}
        {row.brand_name === null ? null : (
          <Change change={{ name: 'brand', before: null, after: row.brand_name }} />
        )}
        <p className="pt-1 text-ink-3">
          <code>{row.action}</code> · {row.previous_hash} → {row.hash}
        </p>
      </div>
    </details>
  );
}

function Change({ change: { name, before, after } }: { change: AuditChange }) {
  const { t } = useLanguage<'office-audit'>();
  return (
    <p className="flex flex-wrap gap-x-1">
      {name === '' ? null : <span className="text-ink-3">{name}:</span>}
      {before === null ? null : (
        <del className="whitespace-pre-line text-ink-3">
          <span className="sr-only">{t('office-audit.before')} </span>
          {before}
        </del>
      )}
      {before === null ? null : <span aria-hidden="true">→</span>}
      <ins className="whitespace-pre-line text-ink no-underline">
        {before === null ? null : <span className="sr-only">{t('office-audit.after')} </span>}
        {after ?? '-'}
      </ins>
    </p>
  );
}
