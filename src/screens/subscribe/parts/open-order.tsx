import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PageForm, usePageForm } from '../../page-form.tsx';
import { FormError } from '../../sign-in/form-parts.tsx';

/** One order at a time: the open one is continued, or given up for the new one. */
export function OpenOrder({ id, writeKey }: { id: string; writeKey: string | null }) {
  const { locale, t } = useLanguage<'subscribe'>();
  const form = usePageForm('cancel');
  return (
    <div className="grid gap-4">
      <FormError text={form.errors.base} />
      <p>{t('subscribe.dialog.open')}</p>
      <div className="flex flex-wrap gap-2">
        <LinkButton href={localePath(locale, '/purchase')} tone="primary">
          {t('subscribe.order.continue')}
        </LinkButton>
        <PageForm form={form} writeKey={writeKey} said={t('subscribe.dialog.cancelled')}>
          <input type="hidden" name="order" value={id} />
          <Button type="submit" busy={form.isBusy}>
            {t('subscribe.dialog.cancelOpen')}
          </Button>
        </PageForm>
      </div>
    </div>
  );
}
