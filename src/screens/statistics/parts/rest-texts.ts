import { formatNumber } from '#i18n/format.ts';
import type { Translate } from '#i18n/t.ts';
import { type Panel, restBetween } from '../figures.ts';

/** How long a team rests on average, and before its next game; `-` where that is not known. */
export function restTexts(panel: Panel, zone: string, t: Translate<'statistics'>) {
  const { average, next } = panel.rest;
  const last = panel.form.at(-1);
  const days =
    next === null || next.rest_days === null || last === undefined
      ? null
      : restBetween(last.start_at, next.start_at, zone);
  return {
    average: average === null ? '-' : formatNumber(average, 1),
    beforeNext: days === null ? '-' : t('statistics.rest.days', { count: days }),
  };
}
