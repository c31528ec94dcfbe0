import { formatNumber, formatSigned } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import type { Translate } from '#i18n/t.ts';
import { TEAM_RESULTS } from '#terms/results.ts';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { FormDots } from '#ui/form-dots.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { Star } from '../../favourite/star.tsx';
import { statisticsHref } from '../../statistics-address.ts';
import { TeamDisc } from '../../team/team-disc.tsx';
import type { Standings, StandingsData, StandingsGroup, StandingsRow } from '../data.server.ts';
import { ZoneKey, zoneStrips } from './zone-key.tsx';

type Translator = Translate<'standings'>;

interface StandingsTableProps {
  data: StandingsData;
  standings: Standings;
  group: StandingsGroup;
  label: string;
}

/** One table of a league, conference or division: on a narrow screen only what places a team. */
export function StandingsTable({ data, standings, group, label }: StandingsTableProps) {
  const { t } = useLanguage<'standings'>();
  const { sport } = standings.league;
  const zoneAt = ({ position }: StandingsRow) =>
    group.zones.find(({ from, to }) => from <= position && position <= to)?.zone;
  return (
    <>
      <DataTable
        label={label}
        rows={group.rows}
        rowKey={({ team }) => team.id}
        rowStrip={(row) => {
          const zone = zoneAt(row);
          return zone && zoneStrips[zone];
        }}
        columns={[
          {
            key: 'team',
            header: t('standings.columns.team'),
            render: (row) => {
              const { team, position } = row;
              const zone = zoneAt(row);
              return (
                <span className="flex min-w-24 items-center gap-2">
                  <span className="w-5 shrink-0 text-right text-12 text-ink-3">{position}</span>
                  <TeamDisc team={team} size={16} />
                  <Star given={data.favourites} kind="team" id={team.id} name={team.name} className="-my-2" />
                  <TeamName data={data} standings={standings} team={team} />
                  {zone === undefined ? null : (
                    <span className="sr-only">{t(`standings.zones.${zone}`)}</span>
                  )}
                </span>
              );
            },
          },
          ...(sport === 'soccer' ? soccerColumns(t) : winColumns(t, sport)),
          ...venueColumns(t, standings),
          {
            key: 'form',
            header: t('standings.columns.form'),
            wideOnly: true,
            render: ({ team, form }) => <FormOf id={team.id} form={form} t={t} />,
          },
        ]}
      />
      <ZoneKey zones={group.zones} />
    </>
  );
}

/** Members go on to the team's analysis, which is theirs alone. */
function TeamName({
  data,
  standings: { league, season },
  team,
}: Pick<StandingsTableProps, 'data' | 'standings'> & { team: StandingsRow['team'] }) {
  if (!data.isMember) return <span className="wrap-normal text-main">{team.name}</span>;
  const choice = { sport: league.sport, league: league.id, season, team: team.id };
  return (
    <TextLink className="tap wrap-normal" href={statisticsHref(data.locale, choice)}>
      {team.name}
    </TextLink>
  );
}

const count = (key: 'played' | 'win' | 'draw' | 'lose', t: Translator): Column<StandingsRow> => ({
  key,
  header: t(`standings.columns.${key}`),
  numeric: true,
  wideOnly: true,
  render: (row) => formatNumber(row[key]),
});

const scored = (key: 'goals' | 'scores' | 'runs', t: Translator): Column<StandingsRow> => ({
  key,
  header: t(`standings.columns.${key}`),
  numeric: true,
  wideOnly: true,
  render: (row) => (
    <span className="whitespace-nowrap">{`${formatNumber(row.for)}–${formatNumber(row.against)}`}</span>
  ),
});

const difference = (t: Translator, wideOnly: boolean): Column<StandingsRow> => ({
  key: 'difference',
  header: t('standings.columns.difference'),
  numeric: true,
  wideOnly,
  render: (row) => formatSigned(row.for - row.against, 0),
});

function soccerColumns(t: Translator): readonly Column<StandingsRow>[] {
  return [
    count('played', t),
    ...TEAM_RESULTS.map((key) => count(key, t)),
    scored('goals', t),
    difference(t, false),
    {
      key: 'points',
      header: t('standings.columns.points'),
      numeric: true,
      render: ({ points }) => <Deciding>{formatNumber(points ?? 0)}</Deciding>,
    },
  ];
}

function winColumns(t: Translator, sport: 'basketball' | 'baseball'): readonly Column<StandingsRow>[] {
  return [
    {
      key: 'record',
      header: t('standings.columns.record'),
      numeric: true,
      render: ({ win, lose }) => (
        <span className="whitespace-nowrap">{`${formatNumber(win)}–${formatNumber(lose)}`}</span>
      ),
    },
    {
      key: 'win_pct',
      header: t('standings.columns.win_pct'),
      numeric: true,
      render: ({ win_pct: pct }) => <Deciding>{pct === null ? '-' : formatNumber(pct, 3)}</Deciding>,
    },
    {
      key: 'games_behind',
      header: <abbr title={t('standings.columns.gamesBehind')}>{t('standings.columns.games_behind')}</abbr>,
      numeric: true,
      render: ({ games_behind: behind }) => (behind === null || behind === 0 ? '-' : formatNumber(behind, 1)),
    },
    scored(sport === 'basketball' ? 'scores' : 'runs', t),
    difference(t, true),
    {
      key: 'streak',
      header: t('standings.columns.streak'),
      wideOnly: true,
      render: ({ streak }) => (
        <span className="whitespace-nowrap">
          {streak === null ? '-' : t(`standings.streak.${streak.result}`, { count: streak.length })}
        </span>
      ),
    },
  ];
}

/** How the whole splits up; a table of one venue is its own half. */
function venueColumns(t: Translator, { venue, league }: Standings): readonly Column<StandingsRow>[] {
  if (venue !== 'all') return [];
  return (['home', 'away'] as const).map((key) => ({
    key,
    header: t(`standings.columns.${key}`),
    numeric: true,
    wideOnly: true,
    render: ({ [key]: { win, draw, lose } }) => (
      <span className="whitespace-nowrap">
        {(league.sport === 'soccer' ? [win, draw, lose] : [win, lose]).map((n) => formatNumber(n)).join('–')}
      </span>
    ),
  }));
}

function Deciding({ children }: { children: string }) {
  return <span className="font-medium text-main">{children}</span>;
}

function FormOf({ id, form, t }: { id: string; form: StandingsRow['form']; t: Translator }) {
  return (
    <FormDots
      label={t('standings.columns.form')}
      results={form.map((result, index) => ({
        key: `${id} ${index}`,
        result,
        letter: t(`standings.letters.${result}`),
        label: t(`standings.results.${result}`),
      }))}
    />
  );
}
