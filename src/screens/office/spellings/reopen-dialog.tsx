import { decideSpellingContract } from '#api/office/spellings/decide.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { ActionDialog, reasonOf } from '../form/action-dialog.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { useOfficeNote } from '../frame/office-notes.tsx';
import type { Spelling } from './data.server.ts';

/** Lets a decided spelling wait again; games that were taken in under it stay. */
export function ReopenDialog({ spelling: { source, league, spelling, version } }: { spelling: Spelling }) {
  const { t } = useLanguage<'office-operations'>();
  const call = useOfficeCall();
  const say = useOfficeNote();
  const title = t('office-operations.spellings.reopenOf', { spelling });
  return (
    <ActionDialog
      verb={t('office-operations.spellings.reopen')}
      label={title}
      title={title}
      text={t('office-operations.spellings.reopenText')}
      withReason
      send={(form) =>
        call(decideSpellingContract, {
          body: {
            source,
            league,
            spelling,
            version,
            reason: reasonOf(form),
            decision: { kind: 'reopen' },
          },
        })
      }
      onDone={() => say({ tone: 'success', text: t('office-operations.spellings.reopened', { spelling }) })}
    />
  );
}
