import { useId } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '../panel.tsx';
import type { StatementsData } from './data.server.ts';
import { ImportPreview } from './import-preview.tsx';
import { MappingForm } from './mapping-form.tsx';
import { useImport } from './use-import.ts';

/** Choose a file, see what is in it, name its columns where they are new, and take it in. */
export function ImportPanel({ account }: { account: StatementsData['account'] }) {
  const { t } = useLanguage<'office-statements'>();
  const id = useId();
  const { chosen, fault, isBusy, choose, remap, take, drop } = useImport();
  const title = t('office-statements.import.title');
  if (account === null) {
    return (
      <Panel title={title}>
        <EmptyState title={t('office-statements.import.noAccount')} />
      </Panel>
    );
  }
  const isReadable = chosen !== null && chosen.preview.missing.length === 0;
  const { new: fresh = 0, twin = 0 } = chosen?.preview.counts ?? {};
  return (
    <Panel title={title}>
      <p className="text-14 text-ink-2">
        {t('office-statements.import.account', {
          bank: `${account.bank_code} ${account.bank_name}`,
          no: account.account_no,
        })}
      </p>
      <div className="grid gap-1">
        <label htmlFor={id} className="text-14 font-medium text-main">
          {t('office-statements.import.file')}
        </label>
        <input
          id={id}
          key={chosen === null ? 'none' : 'chosen'}
          type="file"
          accept=".csv,text/csv"
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            if (file !== undefined) void choose(file);
          }}
          className="max-w-full text-14 text-ink-2 file:mr-3 file:min-h-8 file:rounded-8 file:border-0 file:bg-sunken file:px-3 file:text-14 file:text-ink"
        />
        {chosen === null ? (
          <p className="text-12 text-ink-3">{t('office-statements.import.hint')}</p>
        ) : (
          <p className="text-14 text-ink">{chosen.name}</p>
        )}
      </div>
      <div role="alert" className="empty:hidden">
        {fault === null ? null : <Notice tone="error">{fault}</Notice>}
      </div>
      {chosen === null ? null : (
        <>
          <MappingForm preview={chosen.preview} isBusy={isBusy} onChange={remap} />
          {isReadable ? <ImportPreview preview={chosen.preview} /> : null}
          <div className="flex flex-wrap gap-2">
            {isReadable ? (
              <Button tone="primary" busy={isBusy} onClick={take}>
                {t('office-statements.import.take', { count: fresh + twin })}
              </Button>
            ) : null}
            <Button onClick={drop}>{t('office-statements.import.drop')}</Button>
          </div>
        </>
      )}
    </Panel>
  );
}
