import { decideAliasContract } from '#api/office/aliases/decide.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { ActionDialog, reasonOf } from '../form/action-dialog.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { useOfficeNote } from '../frame/office-notes.tsx';
import type { Alias } from './data.server.ts';

/** Lets a decided alias wait again; games that were taken in under it stay. */
export function ReopenDialog({ alias: { source, league, alias, version } }: { alias: Alias }) {
  const { t } = useLanguage<'office-operations'>();
  const call = useOfficeCall();
  const say = useOfficeNote();
  const title = t('office-operations.aliases.reopenOf', { alias });
  return (
    <ActionDialog
      verb={t('office-operations.aliases.reopen')}
      label={title}
      title={title}
      text={t('office-operations.aliases.reopenText')}
      withReason
      send={(form) =>
        call(decideAliasContract, {
          body: {
            source,
            league,
            alias,
            version,
            reason: reasonOf(form),
            decision: { kind: 'reopen' },
          },
        })
      }
      onDone={() => say({ tone: 'success', text: t('office-operations.aliases.reopened', { alias }) })}
    />
  );
}
