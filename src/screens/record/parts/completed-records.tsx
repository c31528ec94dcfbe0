import { formatNumber, formatProfit } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { Badge } from '#ui/badge.tsx';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Section } from '#ui/section.tsx';
import { SegmentLinks } from '#ui/segment-links.tsx';
import { SignedFigure } from '#ui/signed-figure.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { OriginChip } from '../../origin-chip.tsx';
import { PageLinks } from '../../page-links.tsx';
import { betTypeName, knownName } from '../../pick/bet-type-name.ts';
import { useOdds } from '../../pick/odds-format.tsx';
import { StartTime } from '../../pick/start-time.tsx';
import { TeamDisc } from '../../team/team-disc.tsx';
import type { RecordData, RecordListRow as Row } from '../data.server.ts';
import { type RecordQuery, recordChoices, recordSearch } from '../record-query.ts';
import { Dispute } from './dispute.tsx';

const TONES = {
  win: 'win',
  lose: 'lose',
  draw: 'draw',
  cancel: 'neutral',
  pass: 'neutral',
  not_completed: 'live',
} as const;

/** Every settled pick of the window, the newest first. */
export function CompletedRecords({ data }: { data: RecordData }) {
  const { t } = useLanguage<'record' | 'sport' | 'ui'>();
  const { query, locale, list } = data;
  const hrefOf = (change: Partial<RecordQuery>) =>
    `${localePath(locale, '/record')}${recordSearch(query, change)}`;
  const all = { label: t('ui.all'), key: null };
  const betTypes = [
    all,
    ...recordChoices.BET_TYPES.map((key) => ({
      key,
      label: key === 'win_loss' ? t('record.winner') : t(`sport.betTypes.${key}`),
    })),
  ];
  const results = [all, ...recordChoices.RESULTS.map((key) => ({ key, label: t(`sport.results.${key}`) }))];
  return (
    <Section title={t('record.list.title')} lead={t('record.list.lead', { n: formatNumber(list.total) })}>
      <div className="flex flex-wrap gap-x-5 gap-y-2 pb-3">
        <SegmentLinks
          label={t('record.list.betType')}
          items={betTypes.map(({ key, label }) => ({
            label,
            href: hrefOf({ betType: key }),
            current: query.betType === key,
          }))}
        />
        <SegmentLinks
          label={t('sport.fields.result')}
          items={results.map(({ key, label }) => ({
            label,
            href: hrefOf({ result: key }),
            current: query.result === key,
          }))}
        />
      </div>
      <DataTable
        label={t('record.list.title')}
        rows={list.rows}
        rowKey={({ id }) => id}
        empty={<EmptyState title={t('record.empty')} />}
        columns={useColumns(data)}
      />
      <div className="pt-4">
        <PageLinks page={query.page} lastPage={list.lastPage} href={(page) => hrefOf({ page })} />
      </div>
      <OddsNote data={data} />
    </Section>
  );
}

/** How the odds above are written, and where that is chosen: in the account, once for all pages. */
function OddsNote({ data }: { data: RecordData }) {
  const { t, locale } = useLanguage<'record' | 'sport'>();
  return (
    <p className="flex flex-wrap items-center gap-x-3 pt-3 text-12 text-ink-3">
      {t('record.list.odds', { format: t(`sport.odds.formats.${data.oddsFormat}`) })}
      <TextLink
        href={`${localePath(locale, '/mySubscribe')}?part=profile#odds`}
        className="inline-flex min-h-(--row) items-center"
      >
        {t('record.list.changeOdds')}
      </TextLink>
    </p>
  );
}

function useColumns(data: RecordData): readonly [Column<Row>, ...Column<Row>[]] {
  const { t } = useLanguage<'record' | 'sport' | 'ui'>();
  const { odds } = useOdds();
  return [
    {
      key: 'match',
      header: t('sport.fields.match'),
      render: (row) => <Match row={row} data={data} />,
    },
    {
      key: 'pick',
      header: t('sport.fields.recommendation'),
      wideOnly: true,
      render: (row) => (
        <span className="grid min-w-28 gap-0.5">
          <span>{row.recommendation ?? '-'}</span>
          <span className="text-12 text-ink-3">{betTypeName(row, t)}</span>
        </span>
      ),
    },
    {
      key: 'odds',
      header: t('sport.fields.odds'),
      numeric: true,
      wideOnly: true,
      render: (row) => odds(row.odds, row),
    },
    {
      key: 'confidence',
      header: t('sport.fields.confidence'),
      numeric: true,
      wideOnly: true,
      render: ({ confidence }) => (confidence === null ? '-' : formatNumber(confidence)),
    },
    {
      key: 'units',
      header: t('sport.fields.units'),
      numeric: true,
      wideOnly: true,
      render: ({ units }) => (units === null ? '-' : formatNumber(units, 1)),
    },
    {
      key: 'score',
      header: t('sport.fields.score'),
      numeric: true,
      wideOnly: true,
      render: (row) => <Score row={row} />,
    },
    {
      key: 'result',
      header: t('sport.fields.result'),
      wideOnly: true,
      render: (row) => <Result row={row} />,
    },
    {
      key: 'profit',
      header: t('sport.fields.profit'),
      numeric: true,
      render: (row) => (
        <span className="inline-grid justify-items-end gap-1">
          <span className="md:hidden">
            <Result row={row} />
          </span>
          <SignedFigure value={row.profit} text={formatProfit(row.profit, 'USD', data.locale)} />
        </span>
      ),
    },
  ];
}

const scoreText = ({ score }: Row) => (score === null ? null : `${score.home}–${score.away}`);

/** A total also shows the sum of both scores, since that is what the bet was on. */
function Score({ row }: { row: Row }) {
  const { t } = useLanguage<'sport'>();
  if (row.bet_type !== 'over_under' || row.total_score === null) return scoreText(row) ?? '-';
  return (
    <span className="inline-grid justify-items-end">
      <span>{scoreText(row)}</span>
      <span className="text-12 text-ink-3">
        {t('sport.fields.total_score')} {formatNumber(row.total_score)}
      </span>
    </span>
  );
}

function Result({ row }: { row: Row }) {
  const { t } = useLanguage<'record' | 'sport'>();
  return (
    <span className="flex flex-wrap items-center gap-1">
      <Badge tone={TONES[row.result]}>{knownName(row.result, t(`sport.results.${row.result}`))}</Badge>
      {row.corrections > 0 ? <Badge tone="warn">{t('record.list.corrected')}</Badge> : null}
      {row.withdrawal ? <Badge tone="warn">{t('record.list.withdrawn')}</Badge> : null}
    </span>
  );
}

/** Teams, start, league and serial, and what can be said against the result; on a narrow screen also what was picked. */
function Match({ row, data: { display, query, locale } }: { row: Row; data: RecordData }) {
  const { t } = useLanguage<'record' | 'sport'>();
  const { zone } = display;
  const { asOf } = query;
  const { odds } = useOdds();
  const picked = row.recommendation === null ? [] : [`${row.recommendation} @ ${odds(row.odds, row)}`];
  const score = scoreText(row);
  return (
    <span className="grid min-w-40 gap-0.5 py-1">
      <span className="flex flex-wrap items-center gap-x-1.5 text-main">
        <Team team={row.event.home} />
        <span aria-hidden="true">–</span>
        <Team team={row.event.away} />
      </span>
      <span className="text-12 text-ink-2 md:hidden">
        {picked}
        {score === null ? null : (
          <>
            {picked.length === 0 ? null : ' · '}
            <span className="whitespace-nowrap">{score}</span>
          </>
        )}
      </span>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-12 text-ink-3">
        <StartTime pick={row} zone={zone} />
        <span>{row.league.name}</span>
        <OriginChip origin={row.data_origin} t={t} />
        <Serial serial={row.serial} asOf={asOf} locale={locale} />
        {row.serial === null ? null : (
          <TextLink href={`${localePath(locale, '/why')}?pick=${row.id}`} className="tap">
            {t('record.list.why')}
          </TextLink>
        )}
        <Dispute
          row={row}
          zone={zone}
          hrefAsOf={(at) => `${localePath(locale, '/record')}${recordSearch(query, { asOf: at })}`}
        />
      </span>
    </span>
  );
}

function Team({ team }: { team: Row['event']['home'] }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <TeamDisc team={team} size={14} />
      {team.name}
    </span>
  );
}

/** The pick's number leads to the proof of its day; what was calculated afterwards has none. */
function Serial({
  serial,
  asOf,
  locale,
}: {
  serial: Row['serial'];
  asOf: string | null;
  locale: RecordData['locale'];
}) {
  const { t } = useLanguage<'record'>();
  if (serial === null) return null;
  const search = new URLSearchParams({ day: serial.slice(0, 10) });
  if (asOf !== null) search.set('as_of', asOf);
  return (
    <span className="whitespace-nowrap">
      <span className="sr-only">{t('record.list.serial')} </span>
      <TextLink href={`${localePath(locale, '/proof')}?${search}`} className="tap">
        {serial}
      </TextLink>
    </span>
  );
}
