import { useLanguage } from '#i18n/language-provider.tsx';
import { usePunctuation } from '#i18n/use-punctuation.ts';
import { type AuditChange, auditChanges, auditSummary } from './audit-changes.ts';
import type { AuditData } from './data.server.ts';
import { useAuditText } from './use-audit-text.ts';

/** What the row says in one line; on opening every value, before and after, and as it was recorded with the hashes that seal it. */
export function AuditDetail({ row }: { row: AuditData['rows'][number] }) {
  const { t } = useLanguage<'office-audit'>();
  const { labelOf, write } = useAuditText();
  const { label } = usePunctuation();
  const changes = auditChanges(row.detail, write);
  const line = auditSummary(changes, (name, value) => label(labelOf(name), value));
  return (
    <details className="group w-full text-12 wrap-anywhere md:w-48 min-[1400px]:w-80">
      <summary className="cursor-pointer text-ink-2">
        <span className="inline-block w-[calc(100%-1.25rem)] align-bottom group-open:hidden max-md:align-top md:truncate">
          {line === '' ? t('office-audit.hash') : line}
        </span>
        <span className="hidden group-open:inline">{t('office-audit.detail')}</span>
      </summary>
      <div className="grid gap-0.5 pt-1">
        {changes.map((change) => (
          <Change key={change.name} name={labelOf(change.name)} change={change} />
        ))}
        {row.brand_name === null ? null : (
          <Change
            name={t('office-audit.fields.brand')}
            change={{ name: 'brand', before: null, after: row.brand_name }}
          />
        )}
        <details className="pt-1 text-ink-3">
          <summary className="cursor-pointer">{t('office-audit.raw')}</summary>
          <code className="block pt-1">
            {row.action} {JSON.stringify(row.detail)}
          </code>
          <p className="pt-1">
            {row.previous_hash} → {row.hash}
          </p>
        </details>
      </div>
    </details>
  );
}

function Change({ name, change: { before, after } }: { name: string; change: AuditChange }) {
  const { t } = useLanguage<'office-audit'>();
  const { label } = usePunctuation();
  return (
    <p className="flex flex-wrap gap-x-1">
      {name === '' ? null : <span className="text-ink-3">{label(name, '').trimEnd()}</span>}
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
