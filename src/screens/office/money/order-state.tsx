import { useLanguage } from '#i18n/language-provider.tsx';
import type { OrderStatus, PaymentStatus } from '#terms/orders.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';

const tones = {
  unpaid: 'neutral',
  reported: 'brand',
  partial: 'warn',
  error: 'lose',
  paid: 'win',
  cancelled: 'neutral',
  expired: 'neutral',
  failed: 'lose',
} as const satisfies Record<string, BadgeTone>;

type ShownState = keyof typeof tones;

interface OrderStateProps {
  status: OrderStatus;
  payment: PaymentStatus;
}

/** The two columns of an order's state as the one word that the office says. */
export function shownState({ status, payment }: OrderStateProps): ShownState {
  if (status === 'completed') return 'paid';
  return status === 'pending' ? payment : status;
}

/** What an order is at, in a word. */
export function OrderState(props: OrderStateProps) {
  const { t } = useLanguage<'office-orders'>();
  const state = shownState(props);
  return <Badge tone={tones[state]}>{t(`office-orders.state.${state}`)}</Badge>;
}
