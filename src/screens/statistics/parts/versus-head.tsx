import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import type { Translate } from '#i18n/t.ts';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { chevronDownIcon } from '#ui/icon-paths.ts';
import { VersusTable } from '#ui/versus-table.tsx';
import { CalendarLinks } from '../../calendar-links.tsx';
import { Star } from '../../favourite/star.tsx';
import type { StatisticsData } from '../data.server.ts';
import { type Panel, recordText, type Shown, streakText } from '../figures.ts';
import { FormOf } from './form-of.tsx';
import { GameDay } from './game-day.tsx';
import { restTexts } from './rest-texts.ts';

interface VersusHeadProps {
  data: StatisticsData;
  statistics: Shown;
  panels: readonly [one: Panel, other: Panel];
}

/** What places two teams, each figure beside the other team's; the calendars of both lie folded below. */
export function VersusHead(props: VersusHeadProps) {
  const { t, locale } = useLanguage<'statistics' | 'sport'>();
  const { data, panels } = props;
  const [one, other] = panels;
  const opposite = figuresOf(other, props, t);
  const rows = figuresOf(one, props, t).map(({ value, ...row }, index) => ({
    ...row,
    home: value,
    away: opposite[index]?.value,
  }));
  return (
    <Card as="section" aria-label={t('statistics.compare.mirror')} className="grid content-start gap-3">
      <VersusTable
        label={t('statistics.compare.mirror')}
        measure={t('statistics.strengths.measure')}
        home={<Name team={one.team} favourites={data.favourites} />}
        away={<Name team={other.team} favourites={data.favourites} />}
        groups={[{ key: 'figures', rows }]}
      />
      <details className="group text-14">
        <summary className="inline-flex min-h-8 tap items-center gap-1 font-medium text-ink-2 hover:text-ink">
          <Icon drawing={chevronDownIcon} size={16} className="transition-transform group-open:rotate-180" />
          {t('sport.calendar.title')}
        </summary>
        <div className="grid gap-2 pt-1">
          {panels.map(({ team }) => (
            <CalendarLinks
              key={team.id}
              origin={data.origin}
              calendar={{ locale, team: team.id }}
              name={team.name}
              t={t}
            />
          ))}
        </div>
      </details>
    </Card>
  );
}

type NameProps = { team: Panel['team']; favourites: StatisticsData['favourites'] };

function Name({ team, favourites }: NameProps) {
  return (
    <span data-team={team.id} className="inline-flex items-center gap-1">
      {team.name}
      <Star given={favourites} kind="team" id={team.id} name={team.name} />
    </span>
  );
}

type Translator = Translate<'statistics'>;

function figuresOf(panel: Panel, { data, statistics }: VersusHeadProps, t: Translator) {
  const all = panel.split.find(({ where }) => where === 'all');
  const rest = restTexts(panel, data.display.zone, t);
  return [
    {
      key: 'rating',
      label: t('statistics.head.rating'),
      value: (
        <Figure
          value={formatNumber(panel.rating, 0)}
          note={t('statistics.head.rank', { rank: panel.rank, of: panel.of })}
        />
      ),
    },
    {
      key: 'record',
      label: t('statistics.head.record'),
      value: (
        <Figure
          value={all === undefined ? '-' : recordText(all, statistics.sport)}
          note={t('statistics.sample', { count: all?.n ?? 0 })}
        />
      ),
    },
    { key: 'streak', label: t('statistics.head.streak'), value: streakText(panel.streak, t) },
    {
      key: 'form',
      label: t('statistics.columns.form'),
      value: (
        <span className="inline-block align-middle max-sm:[&>ol]:gap-0.5">
          <FormOf id={panel.team.id} form={panel.form.map(({ result }) => result)} t={t} />
        </span>
      ),
    },
    { key: 'average', label: t('statistics.rest.average'), value: rest.average },
    { key: 'rest', label: t('statistics.rest.next'), value: rest.beforeNext },
    { key: 'next', label: t('statistics.head.next'), value: <Next panel={panel} data={data} t={t} /> },
  ];
}

function Next({ panel, data, t }: { panel: Panel; data: StatisticsData; t: Translator }) {
  const { next } = panel.rest;
  if (next === null) return t('statistics.rest.none');
  const { opponent, home_away } = next;
  return (
    <Figure
      value={<GameDay data={data} game={next} label={opponent.name} />}
      note={`${t(`statistics.venue.${home_away}`)} · ${opponent.name}`}
    />
  );
}

function Figure({ value, note }: { value: React.ReactNode; note: string }) {
  return (
    <>
      <span className="block font-medium">{value}</span>
      <span className="block text-12 text-ink-3">{note}</span>
    </>
  );
}
