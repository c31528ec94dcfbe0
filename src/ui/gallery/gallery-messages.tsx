import { useState } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { LoadingBar, type LoadingState } from '../loading-bar.tsx';
import { LoadingDialog } from '../loading-dialog.tsx';
import { createMessageStore } from '../message-store.ts';
import { Notice } from '../notice.tsx';
import { PopoverDialog } from '../popover-dialog.tsx';
import { ErrorDialog } from '../shell/error-dialog.tsx';
import { MessageHistory, MessageLog } from '../shell/message-log.tsx';
import { timings } from '../timings.ts';
import { ToastRegion } from '../toast-region.tsx';
import type { GalleryFile } from './gallery-files.ts';

/** Notices, toasts, dialogs and what shows that something is on its way. */
export function GalleryMessages() {
  const { t } = useLanguage<GalleryFile>();
  const [store] = useState(createMessageStore);
  const [dialog, setDialog] = useState<'none' | 'terms' | 'loading'>('none');
  const [error, setError] = useState<string | null>(null);
  const [loading, setLoading] = useState<LoadingState>('idle');
  return (
    <div className="grid gap-3">
      <Notice>{t('gallery.sample.replay')}</Notice>
      <Notice tone="success">{t('errors.success.coupon')}</Notice>
      <Notice tone="warning">{t('ui.stale', { time: '20:14:05' })}</Notice>
      <Notice tone="error">{t('errors.transactionLimit')}</Notice>
      <div className="flex flex-wrap gap-2 pt-2">
        <Button onClick={() => setDialog('terms')}>{t('shell.footer.userAgreement')}</Button>
        <Button popoverTarget="gallery-popover">{t('gallery.sample.transfer')}</Button>
        <Button onClick={() => setError(t('errors.loginFirst'))}>{t('errors.loginFirst')}</Button>
        <Button
          onClick={() =>
            store.show({
              tone: 'success',
              text: t('errors.success.logout'),
              durationMs: timings.logoutToastMs,
            })
          }
        >
          {t('shell.menu.logout')}
        </Button>
        <Button onClick={() => setLoading(loading === 'loading' ? 'finishing' : 'loading')}>
          {t('ui.loading')}
        </Button>
        <Button
          onClick={() => {
            setDialog('loading');
            setTimeout(() => setDialog('none'), timings.loadingBarMs);
          }}
        >
          {t('ui.confirm')}
        </Button>
        <MessageLog store={store} label={t('shell.messageLog.label')} />
        <MessageHistory store={store} label={t('shell.messageLog.label')} />
      </div>
      <Dialog
        open={dialog === 'terms'}
        onClose={() => setDialog('none')}
        title={t('shell.footer.userAgreement')}
        closeLabel={t('ui.close')}
        actions={
          <>
            <Button onClick={() => setDialog('none')}>{t('ui.cancel')}</Button>
            <Button tone="primary" onClick={() => setDialog('none')}>
              {t('ui.agree')}
            </Button>
          </>
        }
      >
        <p>{t('gallery.sample.body')}</p>
      </Dialog>
      <PopoverDialog
        id="gallery-popover"
        title={t('gallery.sample.transfer')}
        closeLabel={t('ui.close')}
        actions={
          <Button popoverTarget="gallery-popover" popoverTargetAction="hide">
            {t('ui.cancel')}
          </Button>
        }
      >
        <p>{t('gallery.sample.body')}</p>
      </PopoverDialog>
      <LoadingDialog open={dialog === 'loading'} label={t('ui.loading')} />
      <LoadingBar state={loading} label={t('ui.loading')} />
      <ErrorDialog
        message={error}
        onClose={() => setError(null)}
        labels={{ confirm: t('ui.confirm'), cancel: t('ui.cancel') }}
      />
      <ToastRegion store={store} label={t('shell.messageLog.label')} closeLabel={t('ui.close')} />
    </div>
  );
}
