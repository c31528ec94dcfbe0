import { formatMoney } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';

/** Writes amounts as the operator's language does. */
export function useMoney(): (amount: number) => string {
  const { locale } = useLanguage();
  return (amount) => formatMoney(amount, 'TWD', locale);
}
