import { useEffect, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { formatMoney } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { CallFailure } from '../../api-client.ts';
import { joinMessages } from '../../call-failure.ts';
import { useVisitorMessages } from '../../frame/messages/visitor-messages.ts';
import { newWriteKey } from '../../new-write-key.ts';
import { FormFault } from '../../sign-in/form-parts.tsx';
import { useAct } from '../../use-act.ts';
import type { ChosenPlan } from '../data.server.ts';
import { subscribeCalls } from '../subscribe-calls.ts';
import { OpenOrder } from './open-order.tsx';

type OrderDialogProps = ChosenPlan & {
  open: boolean;
  coupon: string | null;
  price: number;
  onClose: () => void;
};

/** The terms, what cannot be undone first; agreeing makes the order. */
export function OrderDialog(props: OrderDialogProps) {
  const { open, onClose } = props;
  const { t } = useLanguage<'subscribe' | 'ui'>();
  const order = useOrder(props);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(order.openId === null ? 'subscribe.dialog.title' : 'subscribe.dialog.openTitle')}
      closeLabel={t('ui.close')}
      actions={
        order.openId === null ? (
          <>
            <Button onClick={onClose}>{t('ui.cancel')}</Button>
            <Button tone="primary" busy={order.isBusy} onClick={order.submit}>
              {t('ui.agree')}
            </Button>
          </>
        ) : null
      }
    >
      {order.openId === null ? (
        <Terms {...props} fault={order.fault} onAgree={order.setAgreed} isAgreed={order.isAgreed} />
      ) : (
        <OpenOrder id={order.openId} onGone={order.forgetOpen} />
      )}
    </Dialog>
  );
}

type Fault = { readonly agree?: string; readonly base?: string };

function Terms({
  plan,
  price,
  terms,
  age,
  fault,
  isAgreed,
  onAgree,
}: OrderDialogProps & { fault: Fault; isAgreed: boolean; onAgree: (agreed: boolean) => void }) {
  const { locale, t } = useLanguage<'subscribe'>();
  const answer = useRef<HTMLDivElement>(null);
  // On a phone the terms are longer than the dialog: what is missing has to be seen, not only to be there.
  useEffect(() => {
    if (fault.agree || fault.base) answer.current?.scrollIntoView({ block: 'end' });
  }, [fault]);
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
        <FormFault text={fault.base} />
        <Checkbox
          name="agree"
          checked={isAgreed}
          onChange={({ target }) => onAgree(target.checked)}
          error={fault.agree}
          label={
            <>
              {t('subscribe.dialog.declare', { age })}{' '}
              <TextLink href={`${localePath(locale, '/terms')}#purchase`} target="_blank">
                {t('subscribe.dialog.read')}
              </TextLink>
            </>
          }
        />
      </div>
    </div>
  );
}

function useOrder({ plan, coupon, terms, onClose }: OrderDialogProps) {
  const { locale, t } = useLanguage<'subscribe' | 'errors'>();
  const messages = useVisitorMessages();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { act, isBusy } = useAct();
  const [isAgreed, setAgreed] = useState(false);
  const [fault, setFault] = useState<Fault>({});
  const [openId, setOpenId] = useState<string | null>(null);
  // One key for one wish: it is kept while no one has answered, so that a second click is the same order.
  const key = useRef(newWriteKey());

  const onFailure = (failure: CallFailure) => {
    if (failure.code === null) return false;
    key.current = newWriteKey();
    const open = openOrderOf(failure);
    if (open !== null) setOpenId(open);
    else if (failure.code === 302 || failure.code === 403) return false;
    else {
      const { agree, ...rest } = failure.msg;
      setFault({ agree: agree?.join(' ') ?? '', base: joinMessages(rest) ?? '' });
      void revalidate();
    }
    return true;
  };
  const submit = async () => {
    if (!isAgreed) return setFault({ agree: t('subscribe.dialog.agreeFirst') });
    setFault({});
    const wish = { planId: plan.id, coupon, agree: true, terms: terms.version ?? 0, key: key.current };
    const made = await act(() => subscribeCalls(locale).order(wish), onFailure);
    if (made === null) return;
    messages.toast({ tone: 'success', text: t('errors.success.order') });
    onClose();
    await navigate(localePath(locale, '/purchase'));
  };
  const forgetOpen = () => {
    setOpenId(null);
    void revalidate();
  };
  return { isAgreed, setAgreed, fault, openId, isBusy, submit, forgetOpen };
}

/** The order that stands in the way, where the answer names one. */
function openOrderOf({ code, data }: CallFailure): string | null {
  const id: unknown =
    code === 409 && typeof data === 'object' && data !== null && 'order_id' in data ? data.order_id : null;
  return typeof id === 'string' ? id : null;
}
