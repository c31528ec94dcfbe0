import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { useMoney } from '../money/use-money.ts';
import type { OfficeSetting } from './data.server.ts';

/** A setting's value in words: money with its currency, days and years with their unit. */
export function useSettingText(): (key: OfficeSetting['key'], value: OfficeSetting['value']) => string {
  const { t } = useLanguage<'office-settings'>();
  const money = useMoney();
  return (key, value) => {
    if (typeof value === 'boolean') return t(value ? 'office-settings.on' : 'office-settings.off');
    switch (key) {
      case 'order_limit':
      case 'payment_tolerance':
      case 'typed_limit':
      case 'typed_daily_limit':
        return money(value);
      case 'order_days':
      case 'daily_order_days':
      case 'typed_alert_days':
        return t('office-settings.days', { count: value });
      default:
        return t('office-settings.years', { count: formatNumber(value) });
    }
  };
}
