import { useLanguage } from '#i18n/language-provider.tsx';
import type { FormResult } from '../../use-call-form.ts';
import { ActionDialog } from '../form/action-dialog.tsx';
import { useOfficeNote } from '../frame/office-notes.tsx';

interface RemovalButtonProps {
  /** What is taken away, as the dialog names it. */
  what: string;
  isRemoved: boolean;
  /** The version that is seen. */
  version: number;
  send: (removed: boolean, version: number) => Promise<FormResult<{ readonly version: number }>>;
}

/** Takes a thing away from the readers, or puts back what was taken away; either can be undone at once. */
export function RemovalButton({ what, isRemoved, version, send }: RemovalButtonProps) {
  const { t } = useLanguage<'office-content'>();
  const say = useOfficeNote();
  const action = isRemoved ? 'restore' : 'remove';
  const title = t(`office-content.${action}.title`, { what });
  return (
    <ActionDialog
      verb={t(`office-content.${action}.verb`)}
      label={title}
      title={title}
      {...(isRemoved ? {} : { tone: 'danger' as const })}
      text={t(`office-content.${action}.text`)}
      send={() => send(!isRemoved, version)}
      onDone={(done) =>
        say({
          tone: 'success',
          text: t(`office-content.${action}.done`),
          undo: () => send(isRemoved, done.version),
        })
      }
    />
  );
}
