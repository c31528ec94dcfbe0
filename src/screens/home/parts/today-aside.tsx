import type { ReactNode } from 'react';
import { formatTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { LiveDot } from '#ui/live-dot.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { clockText } from '../../game/clock-text.ts';
import { useOdds } from '../../pick/odds-format.tsx';
import { pickLabel } from '../../pick/pick-labels.ts';
import { TeamDisc } from '../../team/team-disc.tsx';
import type { TodayData } from '../today.server.ts';

/** The games in play that a member has marked, and one line of news; nothing where there is neither. */
export function TodayAside({ data: { favourites, news, cards } }: { data: TodayData }) {
  const { t, locale } = useLanguage<'today' | 'sport'>();
  const { zone } = cards.display;
  if (favourites.games.length === 0 && news === null) return null;
  return (
    <div className="grid content-start gap-8 lg:auto-cols-fr lg:grid-flow-col">
      {favourites.games.length === 0 ? null : (
        <Part
          title={t('today.favourites.title')}
          more={
            <TextLink href={`${localePath(locale, '/schedule')}?mine=1`} className="tap text-14">
              {t('today.favourites.all')}
            </TextLink>
          }
        >
          <ul>
            {favourites.games.map(({ game, picks }) => (
              <Favourite key={game.id} game={game} picks={picks} zone={zone} />
            ))}
          </ul>
          {favourites.scoresAt === null ? null : (
            <p className="border-t border-line px-4 py-2 text-12 text-ink-3">
              {t('today.favourites.scoresAt', { time: formatTime(favourites.scoresAt, zone) })}
            </p>
          )}
        </Part>
      )}
      {news === null ? null : (
        <Part title={t('today.news')}>
          <p className="px-4 py-3 text-14 font-medium">
            <TextLink href={`${localePath(locale, '/news')}?id=${news.id}`} className="tap">
              {news.title}
            </TextLink>
          </p>
        </Part>
      )}
    </div>
  );
}

type Marked = TodayData['favourites']['games'][number];

/** A game in play: how far it is, its score, and the bets that we picked on it. */
function Favourite({ game, picks, zone }: Marked & { zone: string }) {
  const { t } = useLanguage<'sport'>();
  const { odds } = useOdds();
  const { home, away, league, score } = game;
  const { main, note } = clockText(game, zone, t);
  return (
    <li
      data-game={game.id}
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 border-t border-line px-4 py-2.5 text-14 first:border-0"
    >
      <span className="col-span-2 flex items-center justify-between gap-3 text-12 text-ink-3">
        <span className="flex items-center gap-2">
          <LiveDot label={main} />
          {note}
        </span>
        {league.name}
      </span>
      {([home, away] as const).map((team, index) => (
        <span key={team.id} className="contents">
          <span className="flex min-w-0 items-center gap-2">
            <TeamDisc team={team} size={16} />
            <span title={team.name} className="truncate">
              {team.name}
            </span>
          </span>
          <span className="text-right font-strong text-live">
            {score === null ? '–' : index === 0 ? score.home : score.away}
          </span>
        </span>
      ))}
      {picks.length === 0 ? null : (
        <span className="col-span-2 flex flex-wrap gap-x-3 text-12 text-ink-2">
          {picks.map((pick) => (
            <span key={pick.id}>
              {pickLabel(pick, t)} @ {odds(pick.odds.value, pick)}
            </span>
          ))}
        </span>
      )}
    </li>
  );
}

function Part({ title, more, children }: { title: string; more?: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={title} className="min-w-0">
      <div className="mb-3 flex items-baseline justify-between gap-3">
        <h2 className="text-20 font-strong tight">{title}</h2>
        {more}
      </div>
      <div className="rounded-b-8 border-t-2 border-main bg-surface shadow-card max-md:-mx-4 max-md:rounded-none">
        {children}
      </div>
    </section>
  );
}
