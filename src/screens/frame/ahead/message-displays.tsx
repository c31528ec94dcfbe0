import { useLanguage } from '#i18n/language-provider.tsx';
import { LoadingDialog } from '#ui/loading-dialog.tsx';
import type { MessageStore } from '#ui/message-store.ts';
import { ErrorDialog } from '#ui/shell/error-dialog.tsx';
import { ToastRegion } from '#ui/toast-region.tsx';

export type MessageDisplaysProps = {
  store: MessageStore;
  /** The error dialog's message; null while there is none. */
  error: string | null;
  isBusy: boolean;
  onErrorClosed: () => void;
};

/** Where messages appear: toasts, the error dialog and the loading dialog. */
export function MessageDisplays({ store, error, isBusy, onErrorClosed }: MessageDisplaysProps) {
  const { t } = useLanguage<'shell' | 'ui'>();
  return (
    <>
      <ToastRegion store={store} label={t('shell.messageLog.label')} closeLabel={t('ui.close')} />
      <ErrorDialog
        message={error}
        onClose={onErrorClosed}
        labels={{ confirm: t('ui.confirm'), cancel: t('ui.cancel') }}
      />
      <LoadingDialog open={isBusy} label={t('ui.loading')} />
    </>
  );
}
