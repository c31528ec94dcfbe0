import { formatDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { usePunctuation } from '#i18n/use-punctuation.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { StatisticsData } from '../data.server.ts';
import { dayNumber } from '../figures.ts';

/** So far back the schedule can be opened. */
const SCHEDULE_DAYS = 60;

interface GameDayProps {
  data: StatisticsData;
  game: { readonly start_at: string };
  /** Names the link: the opponent, or both teams. */
  label: string;
}

/** The date of a game, as the way to its day in the schedule where that reaches so far. */
export function GameDay({ data, game, label }: GameDayProps) {
  const { t, locale } = useLanguage<'statistics'>();
  const { list } = usePunctuation();
  const { query, today, display } = data;
  const day = formatDate(game.start_at, display.zone);
  if (dayNumber(today) - dayNumber(day) > SCHEDULE_DAYS)
    return <span className="tap whitespace-nowrap">{day}</span>;
  const search = new URLSearchParams({ date: day, ...(query.league ? { league: query.league } : {}) });
  return (
    <TextLink
      href={`${localePath(locale, '/schedule')}?${search}`}
      aria-label={list([day, t('statistics.form.openDay', { opponent: label })])}
      className="whitespace-nowrap"
    >
      {day}
    </TextLink>
  );
}
