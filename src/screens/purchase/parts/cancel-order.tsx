import { useId } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { PopoverDialog } from '#ui/popover-dialog.tsx';
import { PageForm, usePageForm } from '../../page-form.tsx';
import { FormError } from '../../sign-in/form-parts.tsx';

/** Gives up an unpaid order, after a question: who has transferred already would wait for nothing. */
export function CancelOrder({ id, writeKey }: { id: string; writeKey: string }) {
  const { t } = useLanguage<'purchase' | 'ui'>();
  const form = usePageForm('cancel');
  const asked = useId();
  return (
    <div>
      <Button size="small" tone="quiet" popoverTarget={asked}>
        {t('purchase.cancel.button')}
      </Button>
      <PopoverDialog
        id={asked}
        isOpen={form.sent !== undefined}
        title={t('purchase.cancel.sure')}
        closeLabel={t('ui.close')}
        actions={
          <>
            <Button popoverTarget={asked} popoverTargetAction="hide">
              {t('purchase.cancel.keep')}
            </Button>
            <PageForm form={form} writeKey={writeKey} said={t('purchase.cancel.done')}>
              <input type="hidden" name="order" value={id} />
              <Button type="submit" tone="danger" busy={form.isBusy}>
                {t('purchase.cancel.button')}
              </Button>
            </PageForm>
          </>
        }
      >
        <FormError text={form.errors.base} />
        <p>{t('purchase.cancel.text')}</p>
      </PopoverDialog>
    </div>
  );
}
