import { useLanguage } from '#i18n/language-provider.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { toneColours, toneIcons } from '#ui/tone-style.ts';
import { useMoney } from '../money/use-money.ts';
import type { OrderDetail } from './data.server.ts';
import { judgeMoney, type MoneyVerdict } from './money-verdict.ts';

/** Where nothing is to be decided yet, the sentence has no colour. */
const tones: Partial<Record<MoneyVerdict['kind'], keyof typeof toneIcons>> = {
  full: 'success',
  same: 'success',
  accepted: 'warning',
  over: 'warning',
  partial: 'warning',
  less: 'warning',
  more: 'warning',
  back: 'warning',
};

/** Whether what came is what is due: the title of the page. The mark says so to those who see no colour. */
export function OrderVerdict({ detail }: { detail: OrderDetail }) {
  const { t } = useLanguage<'office-orders'>();
  const money = useMoney();
  const { kind, amount, gap } = judgeMoney(detail);
  const tone = tones[kind];
  return (
    <span className={classNames('inline-flex items-start gap-2', tone && toneColours[tone])}>
      {tone === undefined ? null : <Icon drawing={toneIcons[tone]} size={24} className="mt-1.5 shrink-0" />}
      {t(`office-orders.verdict.${kind}`, { amount: money(amount), gap: money(gap) })}
    </span>
  );
}
