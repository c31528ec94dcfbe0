import { useLanguage } from '#i18n/language-provider.tsx';
import { Icon } from '#ui/icon.tsx';
import { chevronDownIcon } from '#ui/icon-paths.ts';
import { CachedPart } from '../../frame/cached-part.tsx';
import { Analysis } from '../../pick/card/analysis.tsx';
import { ongoingHref } from '../../pick/card/ongoing-query.ts';
import type { OngoingData, RowData } from '../../pick/cards.server.ts';
import { OddsFormatProvider } from '../../pick/odds-format.tsx';
import { rowData } from '../../pick/row/row-data.ts';
import { WaitingRow } from '../../pick/row/waiting-row.tsx';
import { KitsProvider } from '../../team/team-disc.tsx';

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
  const { event, sport } = game;
  const hrefOf = ongoingHref(data);
  return (
    <li className="px-4">
      <WaitingRow game={game} data={data} href={hrefOf({ open: event.id, page: data.query.page })} />
      {data.query.open === event.id ? (
        <div className="pb-4">
          <Analysis data={data} gameId={event.id} sport={sport} />
        </div>
      ) : null}
    </li>
  );
}
