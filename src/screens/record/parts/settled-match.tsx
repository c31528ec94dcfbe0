import { formatMinute } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { TextLink } from '#ui/text-link.tsx';
import { OriginChip } from '../../origin-chip.tsx';
import { useOdds } from '../../pick/odds-format.tsx';
import { SaidTime } from '../../said-time.tsx';
import { TeamDisc } from '../../team/team-disc.tsx';
import type { RecordData, RecordListRow as Row } from '../data.server.ts';
import { recordSearch } from '../record-query.ts';
import { Dispute } from './dispute.tsx';

interface SettledMatchProps {
  row: Row;
  data: RecordData;
}

/**
 * The match of a settled pick: when and where, both teams one above the other with their scores, and what can be looked up or said
 * against the result. On a narrow screen what was picked comes first.
 */
export function SettledMatch({ row, data: { display, query, locale, now } }: SettledMatchProps) {
  const { t } = useLanguage<'record' | 'sport'>();
  const { odds } = useOdds();
  const { zone } = display;
  const isMoved = row.serial !== null && row.start_at !== row.game_start_at;
  return (
    <span className="grid min-w-40 gap-x-3 py-0.5 leading-5 md:min-w-88 md:grid-cols-[11.5rem_minmax(0,1fr)]">
      {row.recommendation === null ? null : (
        <span className="font-medium text-main md:hidden">
          {row.recommendation} @ {odds(row.odds, row)}
        </span>
      )}
      <span className="grid content-start text-12 text-ink-3 max-md:order-1">
        <span className="flex flex-wrap items-center gap-x-2">
          <SaidTime at={row.game_start_at} now={now} zone={zone} className="text-ink-2" />
          {row.league.name}
          <OriginChip origin={row.data_origin} t={t} />
        </span>
        {isMoved ? <span>{t('sport.publishedFor', { time: formatMinute(row.start_at, zone) })}</span> : null}
        <span className="flex flex-wrap items-center gap-x-2 empty:hidden">
          <Serial serial={row.serial} asOf={query.asOf} locale={locale} />
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
      <span className="grid min-w-0 content-start max-md:text-12">
        <Side team={row.event.home} score={row.score?.home} />
        <Side team={row.event.away} score={row.score?.away} />
      </span>
    </span>
  );
}

function Side({ team, score }: { team: Row['event']['home']; score: number | undefined }) {
  return (
    <span className="flex items-center gap-1.5">
      <TeamDisc team={team} size={14} />
      <span className="min-w-0 grow text-main">{team.name}</span>
      {score === undefined ? null : <span className="shrink-0 font-medium text-main">{score}</span>}
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
