import { type FormEvent, useId } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { usePunctuation } from '#i18n/use-punctuation.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { smallControlStyle } from '../small-control.ts';
import type { Mapping, Preview } from './use-import.ts';

const PARTS = ['booking_date', 'amount', 'memo', 'counter_account'] as const;

/** Which column of the file is what. Open where the bank's known names do not fit; kept for its next statement. */
export function MappingForm({
  preview,
  isBusy,
  onChange,
}: {
  preview: Preview;
  isBusy: boolean;
  onChange: (mapping: Mapping) => void;
}) {
  const { t } = useLanguage<'office-statements'>();
  const { list } = usePunctuation();
  const { missing } = preview;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const read = (name: string) => String(form.get(name) ?? '');
    onChange({
      booking_date: read('booking_date'),
      amount: read('amount'),
      memo: read('memo'),
      counter_account: read('counter_account'),
    });
  };
  return (
    <details open={missing.length > 0 || undefined} className="grid gap-3">
      <summary className="text-14 text-primary-ink underline underline-offset-3">
        {t('office-statements.mapping.title')}
      </summary>
      <form onSubmit={submit} className="grid gap-3 pt-3">
        {missing.length === 0 ? null : (
          <Notice tone="warning">{t('office-statements.mapping.missing', { columns: list(missing) })}</Notice>
        )}
        <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
          {PARTS.map((part) => (
            <ColumnChoice key={part} part={part} preview={preview} />
          ))}
        </div>
        <div>
          <Button type="submit" size="small" needsScripts busy={isBusy}>
            {t('office-statements.mapping.apply')}
          </Button>
        </div>
      </form>
    </details>
  );
}

function ColumnChoice({ part, preview }: { part: (typeof PARTS)[number]; preview: Preview }) {
  const { t } = useLanguage<'office-statements'>();
  const id = useId();
  const { headings, mapping } = preview;
  return (
    <div className="grid gap-0.5">
      <label htmlFor={id} className="text-12 text-ink-3">
        {t(`office-statements.mapping.${part}`)}
      </label>
      <select
        id={id}
        name={part}
        required
        defaultValue={headings.includes(mapping[part]) ? mapping[part] : ''}
        className={smallControlStyle}
      >
        <option value="">{t('office-statements.mapping.choose')}</option>
        {headings.map((heading) => (
          <option key={heading} value={heading}>
            {heading}
          </option>
        ))}
      </select>
    </div>
  );
}
