import { useEffect, useId, useRef } from 'react';
import { useActionData } from 'react-router';
import { formatMoney } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { usePunctuation } from '#i18n/use-punctuation.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { PopoverDialog } from '#ui/popover-dialog.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { FormErrors } from '../../form-errors.ts';
import { PageForm, usePageForm } from '../../page-form.tsx';
import { FormError } from '../../sign-in/form-parts.tsx';
import type { ChosenPlan } from '../data.server.ts';
import type { SentOrder } from '../sent-order.ts';
import { OpenOrder } from './open-order.tsx';

type OrderDialogProps = ChosenPlan & { id: string; couponCode: string | null; price: number };

/** The terms, what cannot be undone first; agreeing makes the order. Where another order is open it asks what shall become of that. */
export function OrderDialog(props: OrderDialogProps) {
  const { id, plan, couponCode, terms, writeKey } = props;
  const { t } = useLanguage<'subscribe' | 'ui' | 'errors'>();
  const form = usePageForm('order');
  const openId = useActionData<SentOrder>()?.openId ?? null;
  const formId = useId();
  if (openId !== null)
    return (
      <PopoverDialog id={id} isOpen title={t('subscribe.dialog.openTitle')} closeLabel={t('ui.close')}>
        <OpenOrder id={openId} writeKey={writeKey} />
      </PopoverDialog>
    );
  return (
    <PopoverDialog
      id={id}
      isOpen={form.sent !== undefined}
      title={t('subscribe.dialog.title')}
      closeLabel={t('ui.close')}
      actions={
        <>
          <Button popoverTarget={id} popoverTargetAction="hide">
            {t('ui.cancel')}
          </Button>
          <Button type="submit" form={formId} tone="primary" busy={form.isBusy}>
            {t('ui.agree')}
          </Button>
        </>
      }
    >
      <PageForm form={form} id={formId} writeKey={writeKey} said={t('errors.success.order')}>
        <input type="hidden" name="plan_id" value={plan.id} />
        <input type="hidden" name="terms_version" value={terms.version ?? 0} />
        {couponCode === null ? null : <input type="hidden" name="coupon_code" value={couponCode} />}
        <Terms {...props} errors={form.errors} />
      </PageForm>
    </PopoverDialog>
  );
}

function Terms({ plan, price, terms, age, errors }: OrderDialogProps & { errors: FormErrors }) {
  const { locale, t } = useLanguage<'subscribe'>();
  const { gap } = usePunctuation();
  const answer = useRef<HTMLDivElement>(null);
  // On a phone the terms are longer than the dialog: what is missing has to be seen, not only to be there.
  useEffect(() => {
    if (errors.agree || errors.base) answer.current?.scrollIntoView({ block: 'end' });
  }, [errors]);
  return (
    <div className="grid gap-4">
      <p className="text-16 font-medium text-main">
        {t('subscribe.dialog.summary', { plan: plan.name, price: formatMoney(price, plan.currency, locale) })}
      </p>
      <div className="grid gap-2 rounded-8 bg-sunken p-4" lang={terms.lang ?? undefined}>
        {terms.noRefund.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div ref={answer} className="grid gap-4">
        <FormError text={errors.base} />
        <Checkbox
          name="agree"
          value="1"
          error={errors.agree}
          label={
            <>
              {t('subscribe.dialog.declare', { age })}
              {gap}
              <TextLink
                href={`${localePath(locale, '/terms')}#purchase`}
                target="_blank"
                className="whitespace-nowrap"
              >
                {t('subscribe.dialog.read')}
              </TextLink>
            </>
          }
        />
      </div>
    </div>
  );
}
