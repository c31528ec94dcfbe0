import { useEffect, useId, useRef } from 'react';
import { formatMoney } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { Button } from '#ui/button.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useVisitorMessages } from '../../frame/messages/visitor-messages.ts';
import type { ChosenPlan } from '../data.server.ts';
import { loginHref } from '../subscribe-query.ts';
import { ChoiceLink } from './choice-link.tsx';
import { CouponForm, type UsedCoupon } from './coupon-form.tsx';
import { OfferLine } from './offer-line.tsx';
import { OrderDialog } from './order-dialog.tsx';
import { PlanChoice } from './plan-choice.tsx';

/** The choice of a plan, its coupon, the total, and the one filled button of the page; on a phone total and button stay in sight. */
export function OrderCard(props: ChosenPlan) {
  const { plan, query, isMember } = props;
  const { locale, t } = useLanguage<'subscribe'>();
  const dialog = useId();
  const logIn = (code: string | null) => loginHref(locale, { ...query, planId: plan.id, coupon: code });
  const used = usedOf(props);
  useAnnouncedOnce(used?.code ?? null);
  const price = used?.discounted_price ?? plan.price;
  const money = (amount: number) => formatMoney(amount, plan.currency, locale);
  const button = <OrderButton {...props} login={logIn(used?.code ?? query.coupon)} dialog={dialog} />;
  return (
    <>
      <section
        id="order"
        aria-labelledby="order-title"
        className="grid scroll-mt-4 gap-4 rounded-b-8 border-t-2 border-main bg-surface p-4 shadow-card sm:p-5 xl:shadow-float"
      >
        <h2 id="order-title" className="text-16 leading-[1.2] font-strong text-main">
          {t('subscribe.order.title')}
        </h2>
        <PlanChoice {...props} />
        {plan.offer === null || used !== null ? null : (
          <Notice>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <OfferLine plan={plan} />
              {isMember ? (
                <ChoiceLink
                  query={{
                    ...query,
                    planId: plan.id,
                    coupon: plan.offer.code,
                    isOnlyChecked: false,
                    dropped: null,
                  }}
                  className={buttonStyle({ size: 'small' })}
                >
                  {t('subscribe.coupon.use')}
                </ChoiceLink>
              ) : (
                <LinkButton size="small" href={logIn(plan.offer.code)}>
                  {t('subscribe.coupon.use')}
                </LinkButton>
              )}
            </div>
          </Notice>
        )}
        {used === null ? <CouponForm plan={plan} query={query} coupon={props.coupon} /> : null}
        <dl className="grid grid-cols-[1fr_auto] gap-y-1 border-t border-line pt-3 text-14">
          {used === null ? null : (
            <>
              <dt className="flex min-w-0 flex-wrap items-center gap-x-3">
                <span className="wrap-anywhere">{t('subscribe.order.coupon', { code: used.code })}</span>
                <ChoiceLink
                  query={{ ...query, planId: plan.id, coupon: null }}
                  anchor="#order"
                  className="tap text-12 text-primary-ink underline underline-offset-3"
                >
                  {t('subscribe.coupon.remove')}
                </ChoiceLink>
              </dt>
              <dd className="text-right whitespace-nowrap">−{money(used.discount)}</dd>
            </>
          )}
          <div className="col-span-2 flex items-baseline justify-between gap-4 text-main">
            <dt>{t('subscribe.order.toPay')}</dt>
            <dd className="text-right text-28 leading-[1.2] font-strong">{money(price)}</dd>
          </div>
        </dl>
        <Hindrance {...props} />
        <div className="max-xl:hidden">{button}</div>
        <p className="text-12 text-ink-3">{t('subscribe.order.note')}</p>
      </section>
      <div
        data-bottom-bar
        className="sticky bottom-0 z-10 order-last -mx-4 flex items-center justify-between gap-4 border-t border-line bg-surface px-4 py-2.5 sm:-mx-6 sm:px-6 xl:hidden"
      >
        <span className="grid">
          <span className="text-16 leading-[1.3] font-strong whitespace-nowrap text-main">
            {money(price)}
          </span>
          <span className="text-12 text-ink-2">{plan.name}</span>
        </span>
        {button}
      </div>
      {isMember ? <OrderDialog {...props} id={dialog} couponCode={used?.code ?? null} price={price} /> : null}
    </>
  );
}

/** Orders, for a guest after a log-in; where an order is open it leads there instead. A guest's is a link, which needs no script. */
function OrderButton({ login, dialog, ...props }: ChosenPlan & { login: string; dialog: string }) {
  const { plan, isMember, openOrderId, breakUntil, terms } = props;
  const { locale, t } = useLanguage<'subscribe'>();
  const isOpen = openOrderId !== null && breakUntil === null;
  const canOrder = plan.purchasable && breakUntil === null && terms.version !== null;
  const label = t('subscribe.order.submit', { plan: plan.name });
  if (isOpen || (canOrder && !isMember)) {
    return (
      <LinkButton href={isOpen ? localePath(locale, '/purchase') : login} tone="primary" wide>
        {isOpen ? t('subscribe.order.continue') : label}
      </LinkButton>
    );
  }
  return (
    <Button tone="primary" wide disabled={!canOrder} popoverTarget={dialog}>
      {label}
    </Button>
  );
}

/** The coupon that the price is shown with: what a member uses, or for a guest the offer to everybody that the address names. */
function usedOf({ plan, query, isMember, coupon }: ChosenPlan): UsedCoupon | null {
  if (isMember)
    return coupon?.isUsed && coupon.quote !== null ? { code: coupon.code, ...coupon.quote } : null;
  return plan.offer?.code === query.coupon?.toUpperCase() ? plan.offer : null;
}

/** A coupon that a member takes while the page stands is announced; one that the page came with is seen in it. */
function useAnnouncedOnce(code: string | null): void {
  const { t } = useLanguage<'errors'>();
  const messages = useVisitorMessages();
  const last = useRef(code);
  useEffect(() => {
    const isNew = code !== null && last.current !== code;
    last.current = code;
    if (isNew) messages.toast({ tone: 'success', text: t('errors.success.coupon') });
  }, [code, messages, t]);
}

/** Why the plan cannot be ordered now, and what can be done. */
function Hindrance({
  plan,
  openOrderId,
  breakUntil,
}: Pick<ChosenPlan, 'plan' | 'openOrderId' | 'breakUntil'>) {
  const { t } = useLanguage<'subscribe'>();
  if (breakUntil !== null) return <Notice>{t('subscribe.order.onBreak', { until: breakUntil })}</Notice>;
  if (plan.reason === 'orders_closed') return <Notice tone="warning">{t('subscribe.order.closed')}</Notice>;
  if (plan.reason === 'lower_plan') {
    return (
      <Notice tone="warning">
        {t('subscribe.order.lower', { plan: plan.name, date: plan.availableFrom ?? '-' })}
      </Notice>
    );
  }
  return openOrderId === null ? null : <Notice tone="warning">{t('subscribe.order.open')}</Notice>;
}
