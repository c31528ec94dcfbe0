import { useLanguage } from '#i18n/language-provider.tsx';
import type { FormResult } from '../../use-call-form.ts';
import { ActionDialog } from '../form/action-dialog.tsx';
import { useOfficeNote } from '../frame/office-notes.tsx';

interface RemovalButtonProps {
  /** What is taken away, as the dialog names it. */
  what: string;
  isRemoved: boolean;
  send: (removed: boolean) => Promise<FormResult<unknown>>;
}

/** Takes a thing away from the readers, or puts back what was taken away. */
export function RemovalButton({ what, isRemoved, send }: RemovalButtonProps) {
  const { t } = useLanguage<'office-content'>();
  const say = useOfficeNote();
  const act = isRemoved ? 'restore' : 'remove';
  const title = t(`office-content.${act}.title`, { what });
  return (
    <ActionDialog
      verb={t(`office-content.${act}.verb`)}
      label={title}
      title={title}
      {...(isRemoved ? {} : { tone: 'danger' as const })}
      text={t(`office-content.${act}.text`)}
      send={() => send(!isRemoved)}
      onDone={() => say({ tone: 'success', text: t(`office-content.${act}.done`) })}
    />
  );
}
