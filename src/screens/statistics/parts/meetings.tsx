import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { OriginChip } from '../../origin-chip.tsx';
import type { StatisticsData } from '../data.server.ts';
import type { Panel, Shown, Sport } from '../figures.ts';
import { GameDay } from './game-day.tsx';

interface MeetingsProps {
  data: StatisticsData;
  panel: Panel;
  meetings: NonNullable<Shown['compare']>['meetings'];
  sport: Sport;
}

/** The last ten games of two teams against each other, results as the first one saw them. */
export function Meetings({ data, panel, meetings, sport }: MeetingsProps) {
  const { t } = useLanguage<'statistics' | 'sport'>();
  const count = (result: string) => meetings.filter((meeting) => meeting.result === result).length;
  const counts = { n: meetings.length, win: count('win'), draw: count('draw'), lose: count('lose') };
  const lead = sport === 'soccer' || counts.draw > 0 ? 'lead' : 'leadNoDraw';
  return (
    <section className="grid content-start gap-3">
      <div className="grid gap-0.5">
        <h3 className="text-16 font-medium text-main">{t('statistics.meetings.title')}</h3>
        {meetings.length === 0 ? null : (
          <p className="text-12 text-ink-3">
            {t(`statistics.meetings.${lead}`, { team: panel.team.name, ...counts })}
          </p>
        )}
      </div>
      <DataTable
        label={t('statistics.meetings.title')}
        rows={meetings}
        rowKey={({ event_id }) => event_id}
        empty={<EmptyState title={t('statistics.meetings.empty')} />}
        columns={[
          {
            key: 'day',
            header: t('sport.fields.date'),
            isShort: true,
            render: (meeting) => (
              <GameDay data={data} game={meeting} label={`${meeting.home.name} – ${meeting.away.name}`} />
            ),
          },
          {
            key: 'where',
            header: t('sport.fields.home_away'),
            render: ({ home, origin }) => (
              <span className="flex items-center gap-x-2">
                {t(`statistics.venue.${home.id === panel.team.id ? 'home' : 'away'}`)}
                <OriginChip origin={origin} t={t} />
              </span>
            ),
          },
          {
            key: 'score',
            header: t('sport.fields.score'),
            numeric: true,
            render: ({ home, home_score, away_score }) =>
              home.id === panel.team.id
                ? t('statistics.form.short', { own: home_score, other: away_score })
                : t('statistics.form.short', { own: away_score, other: home_score }),
          },
          {
            key: 'result',
            header: t('sport.fields.result'),
            render: ({ result }) => <Badge tone={result}>{t(`statistics.results.${result}`)}</Badge>,
          },
        ]}
      />
    </section>
  );
}
