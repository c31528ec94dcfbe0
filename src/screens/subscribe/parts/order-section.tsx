import { lazy, Suspense, useState } from 'react';
import { formatMoney } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Section } from '#ui/section.tsx';
import type { ChosenPlan } from '../data.server.ts';
import { loginHref } from '../subscribe-query.ts';
import { type CouponState, useCoupon } from '../use-coupon.ts';
import { CouponForm, type UsedCoupon } from './coupon-form.tsx';
import { OfferLine } from './offer-line.tsx';

const OrderDialog = lazy(async () => ({ default: (await import('./order-dialog.tsx')).OrderDialog }));

/** The chosen plan, its coupon, and the button that orders it after the terms were agreed to. */
export function OrderSection(props: ChosenPlan) {
  const { plan, query, isMember, openOrderId, breakUntil } = props;
  const { locale, t } = useLanguage<'subscribe'>();
  const [isOrdering, setOrdering] = useState<'never' | 'now' | 'before'>('never');
  const coupon = useCoupon(props);
  const logIn = (code: string | null) => loginHref(locale, { ...query, planId: plan.id, coupon: code });
  const canOrder = plan.purchasable && breakUntil === null && props.terms.version !== null;
  const used = usedOf(props, coupon.state);
  const price = used?.discounted_price ?? plan.price;
  const money = (amount: number) => formatMoney(amount, plan.currency, locale);
  return (
    <Section title={t('subscribe.order.title')} anchor="order">
      <Card className="grid gap-5">
        <dl className="grid grid-cols-[1fr_auto] gap-y-2 text-14">
          <dt>{plan.name}</dt>
          <dd className="text-right">{money(plan.price)}</dd>
          {used === null ? null : (
            <>
              <dt>{t('subscribe.order.coupon', { code: used.code })}</dt>
              <dd className="text-right">−{money(used.discount)}</dd>
            </>
          )}
          <div className="col-span-2 flex items-baseline justify-between gap-4 border-t border-line pt-2 text-main">
            <dt className="text-16 font-medium">{t('subscribe.order.toPay')}</dt>
            <dd className="text-right text-20 font-strong">{money(price)}</dd>
          </div>
        </dl>
        {plan.offer === null || used !== null ? null : (
          <Notice>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <OfferLine plan={plan} />
              {isMember ? (
                <TakeOffer offer={plan.offer} busy={coupon.isBusy} onTake={coupon.take} />
              ) : (
                <LinkButton size="small" href={logIn(plan.offer.code)}>
                  {t('subscribe.coupon.use')}
                </LinkButton>
              )}
            </div>
          </Notice>
        )}
        <CouponForm plan={plan} query={query} coupon={coupon} used={used} isMember={isMember} />
        <Hindrance plan={plan} openOrderId={openOrderId} breakUntil={breakUntil} />
        <div className="grid gap-2">
          <div>
            {canOrder && !isMember ? (
              <LinkButton tone="primary" href={logIn(used?.code ?? query.coupon)}>
                {t('subscribe.order.submit', { plan: plan.name })}
              </LinkButton>
            ) : (
              <Button tone="primary" disabled={!canOrder} onClick={() => setOrdering('now')}>
                {t('subscribe.order.submit', { plan: plan.name })}
              </Button>
            )}
          </div>
          <p className="max-w-prose text-14 text-ink-3">{t('subscribe.order.note')}</p>
        </div>
      </Card>
      {isOrdering === 'never' ? null : (
        <Suspense>
          <OrderDialog
            {...props}
            open={isOrdering === 'now'}
            coupon={used?.code ?? null}
            price={price}
            onClose={() => setOrdering('before')}
          />
        </Suspense>
      )}
      {openOrderId === null ? null : (
        <p className="pt-3 text-14">
          <LinkButton href={localePath(locale, '/purchase')}>{t('subscribe.order.continue')}</LinkButton>
        </p>
      )}
    </Section>
  );
}

function TakeOffer({
  offer,
  busy,
  onTake,
}: {
  offer: NonNullable<ChosenPlan['plan']['offer']>;
  busy: boolean;
  onTake: (code: string) => void;
}) {
  const { t } = useLanguage<'subscribe'>();
  return (
    <Button size="small" busy={busy} onClick={() => onTake(offer.code)}>
      {t('subscribe.coupon.use')}
    </Button>
  );
}

/** The coupon that the price is shown with: what a member uses, or for a guest the offer to everybody that the address names. */
function usedOf({ plan, query, isMember }: ChosenPlan, state: CouponState | null): UsedCoupon | null {
  if (isMember) return state?.isUsed ? { code: state.code, ...state.quote } : null;
  return plan.offer?.code === query.coupon?.toUpperCase() ? plan.offer : null;
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
