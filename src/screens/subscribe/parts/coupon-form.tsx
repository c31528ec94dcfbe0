import { Form, useNavigation } from 'react-router';
import { formatMoney } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { Button } from '#ui/button.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import type { ChosenPlan } from '../data.server.ts';
import { CHECK_PARAMETER, subscribeAddress } from '../subscribe-query.ts';
import { ChoiceLink } from './choice-link.tsx';

/** A coupon that the price is shown with. */
export type UsedCoupon = {
  readonly code: string;
  readonly discount: number;
  readonly discounted_price: number;
};

type CouponFormProps = Pick<ChosenPlan, 'plan' | 'query' | 'coupon'>;

/**
 * Enter, check, use. All of it stands in the address, so that it works without scripts. Nothing is reserved before the order; a guest's
 * form leads to the log-in, and takes along what they typed.
 */
export function CouponForm(props: CouponFormProps) {
  const { plan, query, coupon } = props;
  const { locale, t } = useLanguage<'subscribe'>();
  const isBusy = useNavigation().formData?.has(CHECK_PARAMETER) === true;
  const others = { ...query, planId: plan.id, coupon: null, dropped: null };
  return (
    <div className="grid gap-3">
      <Form
        method="get"
        action={localePath(locale, '/subscribe')}
        replace
        preventScrollReset
        className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2"
      >
        {[...new URLSearchParams(subscribeAddress(others))].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name={CHECK_PARAMETER} value="1" />
        <div>
          <TextField
            key={query.coupon}
            name="coupon"
            required
            label={t('subscribe.coupon.label')}
            error={coupon?.error ?? undefined}
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
      </Form>
      <div aria-live="polite" className="grid gap-3 empty:hidden">
        {query.dropped === null ? null : (
          <Notice tone="warning">
            {t('subscribe.coupon.dropped', { code: query.dropped, plan: plan.name })}
          </Notice>
        )}
        <Answer {...props} />
      </div>
    </div>
  );
}

function Answer({ coupon, plan, query }: CouponFormProps) {
  const { locale, t } = useLanguage<'subscribe'>();
  if (coupon === null) return null;
  const { quote, code, others } = coupon;
  if (quote !== null) {
    const money = (amount: number) => formatMoney(amount, plan.currency, locale);
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="text-14">
          {t('subscribe.coupon.valid', {
            discount: money(quote.discount),
            price: money(quote.discounted_price),
          })}
        </p>
        <ChoiceLink
          query={{ ...query, planId: plan.id, coupon: code, isOnlyChecked: false }}
          className={buttonStyle({ size: 'small' })}
        >
          {t('subscribe.coupon.use')}
        </ChoiceLink>
      </div>
    );
  }
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
