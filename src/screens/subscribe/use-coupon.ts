import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { useVisitorMessages } from '../frame/messages/visitor-messages.ts';
import { useAct } from '../use-act.ts';
import type { SubscribeData } from './data.server.ts';
import type { SubscribeCalls } from './subscribe-calls.ts';
import { subscribeAddress } from './subscribe-query.ts';

type Quote = Extract<Awaited<ReturnType<SubscribeCalls['checkCoupon']>>, { readonly status: true }>['data'];

/** A code with what it does to the price of one plan; `isUsed` once the member has said so. */
export type CouponState = {
  readonly code: string;
  readonly planId: number;
  readonly quote: Quote;
  readonly isUsed: boolean;
};

/**
 * The coupon of this page: entered, checked, used. It belongs to the plan that it was checked for: with another plan it is
 * dropped, and the page says so. A code that stands in the address, as after a log-in, is checked at once.
 */
export function useCoupon({
  plan,
  query,
  isMember,
}: Pick<SubscribeData, 'query' | 'isMember'> & { readonly plan: { readonly id: number } }) {
  const { locale, t } = useLanguage<'errors'>();
  const messages = useVisitorMessages();
  const navigate = useNavigate();
  const { act, isBusy } = useAct();
  const [state, setState] = useState<CouponState | null>(null);
  const [dropped, setDropped] = useState<string | null>(null);
  const asked = useRef<string | null>(null);

  if (state !== null && state.planId !== plan.id) {
    if (state.isUsed && state.code !== query.coupon) setDropped(state.code);
    setState(null);
  }

  const showAddress = (coupon: string | null) =>
    navigate(
      `${localePath(locale, '/subscribe')}${subscribeAddress({ ...query, planId: plan.id, coupon })}`,
      { replace: true, preventScrollReset: true },
    );
  const check = async (code: string, isUsed = false) => {
    asked.current = `${plan.id} ${code}`;
    setDropped(null);
    const quote = await act(async () => {
      const { subscribeCalls } = await import('./subscribe-calls.ts');
      return subscribeCalls(locale).checkCoupon(code, plan.id);
    });
    if (quote !== null) setState({ code, planId: plan.id, quote, isUsed: isUsed && quote.valid });
    return quote?.valid === true;
  };
  const report = async (code: string) => {
    messages.toast({ tone: 'success', text: t('errors.success.coupon') });
    await showAddress(code);
  };
  const use = async () => {
    if (state === null) return;
    asked.current = `${plan.id} ${state.code}`;
    setState({ ...state, isUsed: true });
    await report(state.code);
  };
  /** What the page offers is checked and used with one press. */
  const take = async (code: string) => {
    if (await check(code, true)) await report(code);
  };
  const drop = async () => {
    asked.current = null;
    setState(null);
    if (query.coupon !== null) await showAddress(null);
  };

  const fromAddress = isMember ? query.coupon : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each plan and code that arrive in the address.
  useEffect(() => {
    if (fromAddress !== null && asked.current !== `${plan.id} ${fromAddress}`) void check(fromAddress, true);
  }, [fromAddress, plan.id]);

  return { state, dropped, isBusy, check, use, take, drop };
}
