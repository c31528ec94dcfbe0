import { formatNumber, formatPercent, formatSigned } from '#i18n/format.ts';
import type { Translate } from '#i18n/t.ts';
import type { AuditData } from '../data.server.ts';

type Check = AuditData['now']['checks'][number];

/** What a check found, in one line; null where there is nothing to say beyond its state. */
export function checkResult(check: Check, t: Translate<'audit'>): string | null {
  const { n, needed, state, errors, first_error: first } = check;
  if (check.checked_at === null) return null;
  if (state === 'failed') return null;
  if (errors > 0) {
    const counted = t('audit.result.errors', { count: errors });
    return first === null ? counted : t('audit.result.first', { errors: counted, first });
  }
  if (check.check === 'features' && state === 'few' && check.value !== null)
    return t('audit.result.unclaimed', { value: Math.floor(check.value), bound: check.bound ?? 0 });
  if (needed !== null && n < needed) return t('audit.result.few', { n, needed });
  return figureOf(check, t);
}

function figureOf(check: Check, t: Translate<'audit'>): string {
  const { check: id, n, value, bound, interval } = check;
  const decimal = (figure: number | null | undefined) => formatNumber(figure ?? 0, 3);
  switch (id) {
    case 'features':
      // A number of features is claimed as "at least", so it is never rounded up.
      return t('audit.result.features', { value: Math.floor(value ?? 0), bound: bound ?? 0, count: n });
    case 'plan_forecast':
      return t('audit.result.plan_forecast', {
        count: n,
        value: formatPercent(value),
        bound: formatPercent(bound, 0),
      });
    case 'calibration':
      return t('audit.result.calibration', { count: n, value: decimal(value), bound: decimal(bound) });
    case 'opening_line':
      return t('audit.result.opening_line', {
        count: n,
        value: formatSigned(value, 3),
        low: formatSigned(interval?.[0], 3),
        high: formatSigned(interval?.[1], 3),
      });
    default:
      return t(`audit.result.${id}`, { count: n });
  }
}
