import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import type { Translate } from '#i18n/t.ts';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Section } from '#ui/section.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { OriginChip } from '../../origin-chip.tsx';
import { PageLinks } from '../../page-links.tsx';
import { standingsHref } from '../../standings-address.ts';
import { statisticsHref } from '../../statistics-address.ts';
import { TeamDisc } from '../../team/team-disc.tsx';
import type { StatisticsData } from '../data.server.ts';
import { recordText, SCORED, type Shown, type Sport, streakText } from '../figures.ts';
import { FormOf } from './form-of.tsx';

const A_PAGE = 10;

type Line = Shown['list'][number];
type Translator = Translate<'statistics' | 'sport' | 'ui'>;

/** The teams of a league's season, the strongest first. */
export function TeamList({ data, statistics }: { data: StatisticsData; statistics: Shown }) {
  const { t, locale } = useLanguage<'statistics' | 'sport' | 'ui'>();
  const { sport, list, total, season, seasons } = statistics;
  const { query, leagueName } = data;
  const hrefOf = (change: { team?: string; page?: number }) =>
    statisticsHref(locale, { ...query, team: null, vs: null, page: 1, ...change });
  const title = t('statistics.list.title', { league: leagueName, season });
  return (
    <Section
      title={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {title}
          <OriginChip origin={seasons.find(({ id }) => id === season)?.origin ?? 'real'} t={t} />
        </span>
      }
      lead={t('statistics.list.note')}
    >
      <DataTable
        label={title}
        rows={list}
        rowKey={({ team }) => team.id}
        empty={<EmptyState title={t('statistics.list.empty')} />}
        columns={[
          {
            key: 'team',
            header: t('sport.fields.team'),
            render: ({ team, rank, streak }) => (
              <span className="flex min-w-36 items-baseline gap-2.5 md:min-w-52">
                <span className="w-5 shrink-0 text-right text-12 text-ink-3">{rank}</span>
                <TeamDisc team={team} size={16} className="self-center" />
                <span className="grid">
                  <TextLink href={hrefOf({ team: team.id })} className="tap">
                    {team.name}
                  </TextLink>
                  <span className="text-12 text-ink-3 md:hidden">{streakText(streak, t)}</span>
                </span>
              </span>
            ),
          },
          ...figureColumns(sport, t),
        ]}
      />
      <Pages page={query.page} total={total} href={(page) => hrefOf({ page })} t={t} />
      <p className="pt-2 text-14">
        <TextLink href={standingsHref(locale, { league: query.league, season })} className="tap">
          {t('sport.standings')}
        </TextLink>
      </p>
    </Section>
  );
}

function figureColumns(sport: Sport, t: Translator): readonly Column<Line>[] {
  return [
    {
      key: 'rating',
      header: t('statistics.columns.rating'),
      numeric: true,
      render: ({ rating }) => <span className="font-medium text-main">{formatNumber(rating, 0)}</span>,
    },
    {
      key: 'played',
      header: t('statistics.columns.played'),
      numeric: true,
      wideOnly: true,
      render: ({ played }) => formatNumber(played),
    },
    {
      key: 'record',
      header: t(`statistics.columns.${sport === 'soccer' ? 'record' : 'shortRecord'}`),
      numeric: true,
      render: (line) => recordText(line, sport),
    },
    {
      key: 'scored',
      header: t(`statistics.columns.${SCORED[sport]}`),
      numeric: true,
      wideOnly: true,
      render: (line) => `${formatNumber(line.for)} : ${formatNumber(line.against)}`,
    },
    {
      key: 'streak',
      header: t('statistics.columns.streak'),
      wideOnly: true,
      render: ({ streak }) => <span className="whitespace-nowrap">{streakText(streak, t)}</span>,
    },
    {
      key: 'form',
      header: t('statistics.columns.form'),
      wideOnly: true,
      render: ({ team, form }) => <FormOf id={team.id} form={form} t={t} />,
    },
  ];
}

interface PagesProps {
  page: number;
  total: number;
  href: (page: number) => string;
  t: Translator;
}

function Pages({ page, total, href, t }: PagesProps) {
  const range = {
    from: Math.min(total, (page - 1) * A_PAGE + 1),
    to: Math.min(total, page * A_PAGE),
    total,
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 pt-4">
      <p className="text-12 text-ink-3">{t('ui.pagination.range', range)}</p>
      <PageLinks page={page} lastPage={Math.ceil(total / A_PAGE)} href={href} />
    </div>
  );
}
