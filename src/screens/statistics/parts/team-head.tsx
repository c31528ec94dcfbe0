import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { TextLink } from '#ui/text-link.tsx';
import { CalendarLinks } from '../../calendar-links.tsx';
import { Star } from '../../favourite/star.tsx';
import { OriginChip } from '../../origin-chip.tsx';
import { ShareDisclosure } from '../../share-disclosure.tsx';
import { statisticsHref } from '../../statistics-address.ts';
import type { StatisticsData } from '../data.server.ts';
import { type Panel, recordText, type Shown, streakText } from '../figures.ts';

interface TeamHeadProps {
  data: StatisticsData;
  statistics: Shown;
  panel: Panel;
}

/** A team's name and the four figures that place it. */
export function TeamHead({ data, statistics, panel }: TeamHeadProps) {
  const { t, locale } = useLanguage<'statistics' | 'sport'>();
  const { sport, season, seasons } = statistics;
  const { team, rank, of: teams, rating, streak, split } = panel;
  const all = split.find(({ where }) => where === 'all');
  const details = [
    { key: 'rating', value: formatNumber(rating, 0), note: t('statistics.head.rank', { rank, of: teams }) },
    {
      key: 'record',
      value: all === undefined ? '-' : recordText(all, sport),
      note: t('statistics.sample', { count: all?.n ?? 0 }),
    },
    {
      key: 'streak',
      value: streakText(streak, t),
      note: null,
    },
  ] as const;
  return (
    <Card data-team={team.id} className="grid content-start gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="grid gap-1">
          <div className="flex items-center gap-1">
            <h2 className="text-20 font-strong text-main tight sm:text-28">{team.name}</h2>
            <Star given={data.favourites} kind="team" id={team.id} name={team.name} />
          </div>
          <p className="flex flex-wrap items-center gap-2 text-14 text-ink-2">
            {t('statistics.list.title', { league: data.leagueName, season })}
            <OriginChip origin={seasons.find(({ id }) => id === season)?.origin ?? 'real'} t={t} />
          </p>
        </div>
        <TextLink
          href={statisticsHref(locale, { ...data.query, team: null, vs: null })}
          className="tap text-14"
        >
          {t('statistics.list.back')}
        </TextLink>
      </div>
      <dl className="grid grid-cols-[auto_auto_1fr] gap-x-6 sm:grid-cols-3">
        {details.map(({ key, value, note }) => (
          <div key={key}>
            <dt className="text-12 text-ink-3">{t(`statistics.head.${key}`)}</dt>
            {/* A streak is words; the others are figures, which stay whole. */}
            <dd
              className={classNames('text-20 font-strong text-main', key !== 'streak' && 'whitespace-nowrap')}
            >
              {value}
            </dd>
            {note === null ? null : <dd className="text-12 text-ink-3">{note}</dd>}
          </div>
        ))}
      </dl>
      <CalendarLinks origin={data.origin} calendar={{ locale, team: team.id }} name={team.name} t={t} />
      {data.shareCode === null ? null : <ShareDisclosure code={data.shareCode} origin={data.origin} />}
    </Card>
  );
}
