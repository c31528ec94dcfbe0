import type { ReactNode } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import type { ButtonTone } from '#ui/button-style.ts';
import { Dialog } from '#ui/dialog.tsx';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  /** The way out, and the action. */
  keep: string;
  submit: string;
  tone: ButtonTone;
  isBusy: boolean;
  onClose: () => void;
  onSubmit: () => void;
}

/** Asks once more before something that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, keep, submit, tone, isBusy, onClose, onSubmit } = props;
  const { t } = useLanguage<'ui'>();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={t('ui.close')}
      actions={
        <>
          <Button onClick={onClose}>{keep}</Button>
          <Button tone={tone} busy={isBusy} onClick={onSubmit}>
            {submit}
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
}
