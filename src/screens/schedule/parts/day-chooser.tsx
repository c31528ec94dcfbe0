import { useNavigate } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { DayStrip } from '#ui/day-strip.tsx';
import { Dropdown } from '#ui/dropdown.tsx';
import { TextField } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { iconButtonStyle } from '#ui/icon-button.tsx';
import { calendarIcon } from '#ui/icon-paths.ts';
import type { ScheduleData } from '../data.server.ts';
import { type ScheduleQuery, scheduleHref } from '../schedule-query.ts';
import { addDays, REACH } from '../strip-dates.ts';

/** The strip of fifteen days with its arrows, and a field for a day further away. */
export function DayChooser({ data, query }: { data: ScheduleData; query: ScheduleQuery }) {
  const { t, locale } = useLanguage<'schedule'>();
  const { today, date } = data;
  const hrefOf = (day: string) => scheduleHref(locale, query, { date: day === today ? null : day });
  const arrow = (day: string | null, label: string) => (day === null ? null : { href: hrefOf(day), label });
  return (
    <DayStrip
      label={t('schedule.days.label')}
      days={data.strip.map((day) => ({
        href: hrefOf(day.date),
        label: `${day.longWeekday} ${day.date}`,
        weekday: day.date === today ? t('schedule.days.today') : day.weekday,
        day: day.date.slice(5),
        current: day.date === date,
        today: day.date === today,
      }))}
      earlier={arrow(data.earlier, t('schedule.days.earlier'))}
      later={arrow(data.later, t('schedule.days.later'))}
    >
      <Dropdown
        label={t('schedule.days.pick')}
        triggerClassName={iconButtonStyle}
        trigger={<Icon drawing={calendarIcon} />}
      >
        <DateForm data={data} query={query} hrefOf={hrefOf} />
      </Dropdown>
    </DayStrip>
  );
}

interface DateFormProps {
  data: ScheduleData;
  query: ScheduleQuery;
  hrefOf: (date: string) => string;
}

/** Any day within reach. It is an ordinary form, so that it also works where no script runs. */
function DateForm({ data, query, hrefOf }: DateFormProps) {
  const { t, locale } = useLanguage<'schedule'>();
  const navigate = useNavigate();
  const others = Object.entries({ ...query, date: null }).flatMap(([name, value]) =>
    value === null ? [] : [{ name, value }],
  );
  return (
    <form
      method="get"
      action={scheduleHref(locale, {
        date: null,
        sport: null,
        league: null,
        status: null,
        tz: null,
        mine: null,
      })}
      onSubmit={(event) => {
        event.preventDefault();
        const asked = new FormData(event.currentTarget).get('date');
        if (typeof asked === 'string') navigate(hrefOf(asked));
      }}
      className="grid gap-3 p-3"
    >
      <TextField
        type="date"
        name="date"
        label={t('schedule.days.pick')}
        defaultValue={data.date}
        min={addDays(data.today, -REACH.past)}
        max={addDays(data.today, REACH.future)}
        required
      />
      {others.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" tone="primary" size="small">
        {t('schedule.days.show')}
      </Button>
    </form>
  );
}
