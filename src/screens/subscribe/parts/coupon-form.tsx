import type { FormEvent } from 'react';
import { formatMoney } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { Button } from '#ui/button.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { CHECK_PARAMETER, type SubscribeQuery, subscribeAddress } from '../subscribe-query.ts';
import type { useCoupon } from '../use-coupon.ts';
import { ChoiceLink } from './choice-link.tsx';
import type { Plan } from './plan-choice.tsx';

/** A coupon that the price is shown with. */
export type UsedCoupon = {
  readonly code: string;
  readonly discount: number;
  readonly discounted_price: number;
};

type CouponFormProps = {
  plan: Plan;
  query: SubscribeQuery;
  coupon: ReturnType<typeof useCoupon>;
  used: UsedCoupon | null;
  /** A guest's form leads to the log-in, and takes along what they typed. */
  isMember: boolean;
};

/** Enter, check, use. Nothing is reserved before the order. */
export function CouponForm({ plan, query, coupon, used, isMember }: CouponFormProps) {
  const { locale, t } = useLanguage<'subscribe'>();
  const { state, dropped, isBusy, check } = coupon;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('coupon')).trim();
    if (code !== '') void check(code);
  };
  if (used !== null)
    return <Used used={used} plan={plan} query={query} onDrop={isMember ? coupon.drop : null} />;
  return (
    <div className="grid gap-3">
      <form
        method="get"
        action={localePath(locale, '/subscribe')}
        onSubmit={isMember ? submit : undefined}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2"
      >
        {[...new URLSearchParams(subscribeAddress({ ...query, planId: plan.id, coupon: null }))].map(
          ([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ),
        )}
        <input type="hidden" name={CHECK_PARAMETER} value="1" />
        <div>
          <TextField
            key={query.coupon}
            name="coupon"
            required={!isMember}
            label={t('subscribe.coupon.label')}
            error={state === null || state.quote.valid ? undefined : state.quote.message}
            defaultValue={query.coupon ?? ''}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={64}
          />
        </div>
        <Button type="submit" busy={isBusy} className="mt-7 shrink-0">
          {t('subscribe.coupon.check')}
        </Button>
      </form>
      <div aria-live="polite" className="grid gap-3 empty:hidden">
        {dropped === null ? null : (
          <Notice tone="warning">{t('subscribe.coupon.dropped', { code: dropped, plan: plan.name })}</Notice>
        )}
        {state === null ? null : <Answer coupon={coupon} plan={plan} query={query} />}
      </div>
    </div>
  );
}

function Answer({ coupon: { state, use }, plan, query }: Pick<CouponFormProps, 'coupon' | 'plan' | 'query'>) {
  const { locale, t } = useLanguage<'subscribe'>();
  if (state === null) return null;
  const { quote, code } = state;
  if (quote.valid) {
    const money = (amount: number) => formatMoney(amount, plan.currency, locale);
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="text-14">
          {t('subscribe.coupon.valid', {
            discount: money(quote.discount),
            price: money(quote.discounted_price),
          })}
        </p>
        <Button tone="primary" size="small" onClick={use}>
          {t('subscribe.coupon.use')}
        </Button>
      </div>
    );
  }
  const others = quote.usable_plans.filter(({ id }) => id !== plan.id);
  if (others.length === 0) return null;
  return (
    <p className="text-14 text-ink-2">
      {t('subscribe.coupon.usable')}{' '}
      {others.map(({ id, name }, index) => (
        <span key={id}>
          {index === 0 ? '' : ' · '}
          <ChoiceLink query={{ ...query, planId: id, coupon: code }} className="text-primary-ink underline">
            {name}
          </ChoiceLink>
        </span>
      ))}
    </p>
  );
}

function Used({
  used,
  plan,
  query,
  onDrop,
}: Pick<CouponFormProps, 'plan' | 'query'> & { used: UsedCoupon; onDrop: (() => void) | null }) {
  const { locale, t } = useLanguage<'subscribe'>();
  const discount = formatMoney(used.discount, plan.currency, locale);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-14">
      <p>{t('subscribe.coupon.used', { code: used.code, discount })}</p>
      {onDrop === null ? (
        <ChoiceLink
          query={{ ...query, planId: plan.id, coupon: null }}
          anchor="#order"
          className={buttonStyle({ size: 'small', tone: 'quiet' })}
        >
          {t('subscribe.coupon.remove')}
        </ChoiceLink>
      ) : (
        <Button size="small" tone="quiet" onClick={onDrop}>
          {t('subscribe.coupon.remove')}
        </Button>
      )}
    </div>
  );
}
