import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { useChosenFile } from '#ui/use-chosen-file.ts';
import { Panel } from '../panel.tsx';
import type { StatementsData } from './data.server.ts';
import { ImportPreview } from './import-preview.tsx';
import { MappingForm } from './mapping-form.tsx';
import { useImport } from './use-import.ts';

/** Choose a file, see what is in it, name its columns where they are new, and take it in. */
export function ImportPanel({ account }: { account: StatementsData['account'] }) {
  const { t } = useLanguage<'office-statements'>();
  const { chosen, error, isBusy, choose, remap, take, drop } = useImport();
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
  const count = fresh + twin;
  return (
    <Panel title={title}>
      <p className="text-14 text-ink-2">
        {t('office-statements.import.account', {
          bank: `${account.bank_code} ${account.bank_name}`,
          no: account.account_no,
        })}
      </p>
      <FileChoice name={chosen?.name ?? null} onChoose={choose} />
      <div role="alert" className="empty:hidden">
        {error === null ? null : <Notice tone="error">{error}</Notice>}
      </div>
      {chosen === null ? null : (
        <>
          <MappingForm preview={chosen.preview} isBusy={isBusy} onChange={remap} />
          {isReadable ? <ImportPreview preview={chosen.preview} /> : null}
          <div className="flex flex-wrap gap-2">
            {isReadable && count > 0 ? (
              <Button tone="primary" busy={isBusy} onClick={take}>
                {t('office-statements.import.take', { count })}
              </Button>
            ) : null}
            <Button onClick={drop}>{t('office-statements.import.drop')}</Button>
          </div>
        </>
      )}
    </Panel>
  );
}

/** The browser's own file button speaks its own language, so it is heard and reached by keyboard but not seen. */
function FileChoice({ name, onChoose }: { name: string | null; onChoose: (file: File) => Promise<void> }) {
  const { t } = useLanguage<'office-statements'>();
  const input = useChosenFile((file) => void onChoose(file));
  return (
    <div className="grid justify-items-start gap-1.5">
      <label
        className={classNames(
          buttonStyle({ tone: name === null ? 'primary' : 'secondary', size: 'small' }),
          'relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-ink',
        )}
      >
        {t('office-statements.import.file')}
        <input key={name} {...input} type="file" accept=".csv,text/csv" className="sr-only" />
      </label>
      <p className={name === null ? 'text-12 text-ink-3' : 'text-14 text-ink'}>
        {name ?? t('office-statements.import.hint')}
      </p>
    </div>
  );
}
