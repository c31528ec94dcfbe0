import { useLanguage } from '#i18n/language-provider.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { calendarIcon } from '#ui/icon-paths.ts';
import { LinkButton } from '#ui/link-button.tsx';
import type { ScheduleData } from '../data.server.ts';
import { type ScheduleQuery, scheduleHref } from '../schedule-query.ts';

/** A day without games: with filters the way out is to drop them, without them it is the next day. */
export function EmptyDay({ data, query }: { data: ScheduleData; query: ScheduleQuery }) {
  const { t, locale } = useLanguage<'schedule' | 'errors'>();
  const isFiltered =
    query.sport !== null || query.league !== null || query.status !== null || query.mine !== null;
  const isToday = data.date === data.today;
  const action = isFiltered
    ? {
        change: { sport: null, league: null, status: null, mine: null },
        label: t('schedule.empty.clear'),
      }
    : {
        change: { date: isToday ? data.later : null },
        label: t(isToday ? 'schedule.empty.week' : 'schedule.empty.today'),
      };
  return (
    <Card>
      <EmptyState
        icon={calendarIcon}
        title={t('errors.empty.events')}
        text={isFiltered ? t('schedule.empty.filtered') : null}
        action={<LinkButton href={scheduleHref(locale, query, action.change)}>{action.label}</LinkButton>}
      />
    </Card>
  );
}
