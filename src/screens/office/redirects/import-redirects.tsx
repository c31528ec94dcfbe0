import { useState } from 'react';
import { importRedirectsContract } from '#api/office/redirects/import.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { TextArea } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { ActionDialog } from '../form/action-dialog.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { useMay } from '../frame/office-context.ts';
import { useOfficeNote } from '../frame/office-notes.tsx';

type RowError = { readonly row: number; readonly text: string };
/** Errors named one by one; of more, the first are enough to begin with. */
const MAX_ERRORS = 20;

/** Takes a list in that was pasted from a file: all of it, or nothing where a row is wrong. */
export function ImportRedirects() {
  const { t } = useLanguage<'office-seo'>();
  const may = useMay();
  const call = useOfficeCall();
  const say = useOfficeNote();
  const [errors, setErrors] = useState<readonly RowError[]>([]);
  if (!may('seo.edit')) return null;
  return (
    <ActionDialog
      verb={t('office-seo.import.verb')}
      size="normal"
      title={t('office-seo.import.title')}
      text={t('office-seo.import.text')}
      fields={(wrong) => (
        <>
          {errors.length === 0 ? null : <ErrorList errors={errors} />}
          <TextArea
            label={t('office-seo.import.field')}
            name="csv"
            rows={8}
            required
            spellCheck={false}
            placeholder={'path,target\n/autumn,/subscribe'}
            error={wrong.csv}
          />
        </>
      )}
      send={async (form) => {
        const body = { csv: String(form.get('csv') ?? ''), dry_run: false };
        const result = await call(importRedirectsContract, { body });
        setErrors(result.status ? result.data.errors : []);
        if (!result.status || result.data.errors.length === 0) return result;
        const msg = { base: [t('office-seo.import.nothing')] };
        return { status: false as const, code: 422, msg, data: null };
      }}
      onDone={({ added, known }) =>
        say({ tone: 'success', text: t('office-seo.import.done', { added, known }) })
      }
    />
  );
}

function ErrorList({ errors }: { errors: readonly RowError[] }) {
  const { t } = useLanguage<'office-seo'>();
  return (
    <Notice tone="warning">
      <ul className="list-disc pl-5">
        {errors.slice(0, MAX_ERRORS).map(({ row, text }) => (
          <li key={`${row} ${text}`}>{t('office-seo.import.error', { row, text })}</li>
        ))}
      </ul>
    </Notice>
  );
}
