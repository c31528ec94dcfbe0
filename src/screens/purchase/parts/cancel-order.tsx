import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useVisitorMessages } from '../../frame/messages/visitor-messages.ts';
import { useAct } from '../../use-act.ts';

/** Gives up an unpaid order, after a question: who has transferred already would wait for nothing. */
export function CancelOrder({ id }: { id: string }) {
  const { locale, t } = useLanguage<'purchase' | 'ui'>();
  const messages = useVisitorMessages();
  const { revalidate } = useRevalidator();
  const { act, isBusy } = useAct();
  const [isAsking, setAsking] = useState(false);
  const cancel = async () => {
    const done = await act(async () => {
      const { purchaseCalls } = await import('../purchase-calls.ts');
      return purchaseCalls(locale).cancel(id);
    });
    setAsking(false);
    if (done !== null) messages.toast({ tone: 'success', text: t('purchase.cancel.done') });
    await revalidate();
  };
  return (
    <div>
      <Button size="small" tone="quiet" onClick={() => setAsking(true)}>
        {t('purchase.cancel.button')}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('purchase.cancel.sure')}
        closeLabel={t('ui.close')}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{t('purchase.cancel.keep')}</Button>
            <Button tone="danger" busy={isBusy} onClick={cancel}>
              {t('purchase.cancel.button')}
            </Button>
          </>
        }
      >
        <p>{t('purchase.cancel.text')}</p>
      </Dialog>
    </div>
  );
}
