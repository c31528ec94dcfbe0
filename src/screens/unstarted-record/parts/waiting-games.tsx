import { useLanguage } from '#i18n/language-provider.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { chevronDownIcon } from '#ui/icon-paths.ts';
import { Link } from '#ui/link.tsx';
import { CachedPart } from '../../frame/cached-part.tsx';
import { Analysis } from '../../pick/card/analysis.tsx';
import { ongoingHref } from '../../pick/card/ongoing-query.ts';
import type { OngoingData, RowData } from '../../pick/cards.server.ts';
import { OddsFormatProvider } from '../../pick/odds-format.tsx';
import { rowData } from '../../pick/row/row-data.ts';
import { SaidTime } from '../../said-time.tsx';
import { KitsProvider, TeamDisc } from '../../team/team-disc.tsx';

/** The next games without a pick: still being watched, or without enough data; each opens what is known of it. */
export function WaitingGames({ data }: { data: OngoingData }) {
  const { t } = useLanguage<'ongoing'>();
  if (data.waiting.length === 0) return null;
  return (
    <details
      // The chosen match would be hidden in a closed list; and where there is no pick, these are all there is to see.
      open={data.waiting.some(({ event }) => event.id === data.query.open) || data.picks.length === 0}
      className="group/waiting py-5"
    >
      <summary className="flex min-h-11 flex-wrap items-center gap-x-2 text-14 text-ink-2">
        <Icon
          drawing={chevronDownIcon}
          size={16}
          className="text-ink-3 transition-transform duration-200 group-open/waiting:rotate-180"
        />
        <h2 className="text-14 font-medium text-main">{t('ongoing.waiting.title')}</h2>
        <span>{t('ongoing.waiting.lead')}</span>
      </summary>
      <CachedPart
        as="ul"
        className="divide-y divide-line rounded-b-8 border-t-2 border-main bg-surface shadow-card max-md:-mx-4 max-md:rounded-none"
        name="waiting-games"
        of={WaitingList}
        props={{ waiting: data.waiting, data: rowData(data) }}
        isCacheable={data.opened === null}
      />
    </details>
  );
}

function WaitingList({ waiting, data }: { waiting: OngoingData['waiting']; data: RowData }) {
  return (
    <OddsFormatProvider format={data.oddsFormat}>
      <KitsProvider value={data.kits}>
        {waiting.map((game) => (
          <WaitingGame key={game.event.id} game={game} data={data} />
        ))}
      </KitsProvider>
    </OddsFormatProvider>
  );
}

function WaitingGame({ game, data }: { game: OngoingData['waiting'][number]; data: RowData }) {
  const { t } = useLanguage<'ongoing'>();
  const { event, league, sport, start_at, state } = game;
  const hrefOf = ongoingHref(data);
  return (
    <li className="px-4">
      <div className="flex min-h-14 flex-wrap items-center gap-x-3 py-1.5 text-14 lg:min-h-11">
        <SaidTime
          at={start_at}
          now={data.asOf}
          zone={data.display.zone}
          className="w-32 text-12 font-strong text-main"
        />
        <Link
          href={hrefOf({ open: event.id, page: data.query.page })}
          className="flex tap min-w-0 grow items-center gap-1.5 text-ink underline decoration-line underline-offset-3 hover:decoration-current max-lg:order-last max-lg:w-full"
        >
          <TeamDisc team={event.home} size={14} />
          <TeamDisc team={event.away} size={14} />
          {event.home.name} – {event.away.name}
        </Link>
        <span className="text-12 text-ink-3 max-lg:ml-auto">{league.name}</span>
        <span
          className={classNames(
            'text-12 lg:w-32 lg:text-right',
            state === 'insufficient' ? 'text-warn' : 'text-ink-3',
          )}
        >
          {t(`ongoing.waiting.${state}`)}
        </span>
      </div>
      {data.query.open === event.id ? (
        <div className="pb-4">
          <Analysis data={data} gameId={event.id} sport={sport} />
        </div>
      ) : null}
    </li>
  );
}
