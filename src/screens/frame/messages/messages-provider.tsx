import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { LoadingDialog } from '#ui/loading-dialog.tsx';
import { createMessageStore } from '#ui/message-store.ts';
import { ErrorDialog } from '#ui/shell/error-dialog.tsx';
import { ToastRegion } from '#ui/toast-region.tsx';
import { MessagesContext, type VisitorMessages } from './visitor-messages.ts';

/** How long a toast stays whose duration nobody has promised. */
const TOAST_MS = 4000;

type ShownError = { readonly text: string; readonly onClose: (() => void) | undefined };

/** The toasts, the error dialog and the loading dialog of every page, and the way for a screen to call them. */
export function MessagesProvider({ children }: { children: ReactNode }) {
  const { t } = useLanguage<'shell' | 'ui'>();
  const [store] = useState(createMessageStore);
  const [error, setError] = useState<ShownError | null>(null);
  const [isBusy, setBusy] = useState(false);
  const works = useRef(0);

  const messages = useMemo<VisitorMessages>(
    () => ({
      store,
      toast: ({ tone, text, durationMs = TOAST_MS }) => {
        store.show({ tone, text, durationMs });
      },
      error: (text, onClose) => {
        // Shown and taken away at once: the log keeps the text, and the dialog is what the reader sees.
        store.dismiss(store.show({ tone: 'error', text, durationMs: 0 }));
        setError({ text, onClose });
      },
      wait: async (work) => {
        works.current += 1;
        setBusy(true);
        try {
          return await work;
        } finally {
          works.current -= 1;
          if (works.current === 0) setBusy(false);
        }
      },
    }),
    [store],
  );

  return (
    <MessagesContext value={messages}>
      {children}
      <ToastRegion store={store} label={t('shell.messageLog.label')} closeLabel={t('ui.close')} />
      <ErrorDialog
        message={error?.text ?? null}
        onClose={() => {
          setError(null);
          error?.onClose?.();
        }}
        words={{ confirm: t('ui.confirm'), cancel: t('ui.cancel') }}
      />
      <LoadingDialog open={isBusy} label={t('ui.loading')} />
    </MessagesContext>
  );
}
