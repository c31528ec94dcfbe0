import { useId } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Card } from '#ui/card.tsx';
import { Link } from '#ui/link.tsx';
import type { Favourites } from '../../favourite/marks.ts';
import { Star } from '../../favourite/star.tsx';
import { OriginChip } from '../../origin-chip.tsx';
import { standingsHref } from '../../standings-address.ts';
import type { ScheduleData } from '../data.server.ts';
import type { LeagueGroup } from '../group-games.ts';
import { GameRow } from './game-row.tsx';
import { PartHeads, partColumns } from './part-scores.tsx';
import { rowGrid, rowGridWithoutPicks } from './row-grid.ts';

/** The games of one league under a head that stays in sight while they pass. */
export function LeagueSection({
  group,
  picks,
  zone,
  isStale,
  favourites,
}: {
  group: LeagueGroup;
  picks: ScheduleData['picks'];
  zone: string;
  isStale: boolean;
  favourites: Favourites;
}) {
  const { t, locale } = useLanguage<'schedule' | 'sport' | 'frame' | 'game-picks'>();
  const id = useId();
  const liveId = useId();
  const isLive = group.live > 0;
  const columns = partColumns(group.games);
  return (
    // A league in play stands a second time with its other games, so the part in play has that in its name.
    <section aria-labelledby={isLive ? `${id} ${liveId}` : id} data-league={group.id}>
      <div className="sticky top-14 z-10 -mx-1 flex flex-wrap items-center gap-x-3 gap-y-1 bg-canvas px-2 py-2">
        <Star given={favourites} kind="league" id={group.id} name={group.name} className="-my-2" />
        <h2 id={id} className="text-14 font-strong">
          {group.name}{' '}
          <span className="text-12 font-regular text-ink-3 max-sm:sr-only">
            {t(`sport.sports.${group.sport}`)}
          </span>
        </h2>
        {/* Said once where it holds for all, so that it takes no room from the teams. */}
        {group.origin === null ? null : <OriginChip origin={group.origin} t={t} />}
        <p className="ml-auto text-12 whitespace-nowrap text-ink-3">
          {isLive ? (
            <>
              <span id={liveId} className="font-medium text-live">
                {t('schedule.inPlay', { count: group.live })}
              </span>
              {' · '}
            </>
          ) : null}
          {t('schedule.games', { count: group.games.length })} ·{' '}
          <Link href={standingsHref(locale, { league: group.id })} className="underline underline-offset-3">
            {t('sport.standings')}
          </Link>
        </p>
      </div>
      <Card flush className="max-sm:-mx-4 max-sm:rounded-none">
        {columns > 0 || picks !== null ? (
          <div
            aria-hidden="true"
            className={`min-h-7 border-b border-line text-12 text-ink-3 max-xl:hidden ${picks === null ? rowGridWithoutPicks : rowGrid} ${favourites === null ? '' : 'lg:pr-12'}`}
          >
            <span className="col-span-4" />
            {columns === 0 ? <span /> : <PartHeads sport={group.sport} columns={columns} />}
            {picks === null ? null : <span className="text-right">{t('game-picks.title')}</span>}
          </div>
        ) : null}
        <ul className="game-rows">
          {group.games.map((game) => (
            <GameRow
              key={game.id}
              game={game}
              picks={picks === null ? null : picks[game.id]}
              zone={zone}
              isStale={isStale}
              favourites={favourites}
              locale={locale}
              t={t}
              saysOrigin={group.origin === null}
              columns={columns}
            />
          ))}
        </ul>
      </Card>
    </section>
  );
}
