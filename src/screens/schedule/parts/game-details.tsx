import { formatDateTime, formatZoneOffset } from '#i18n/format.ts';
import type { Translate } from '#i18n/t.ts';
import type { Locale } from '#terms/locales.ts';
import { Link } from '#ui/link.tsx';
import type { Favourites } from '../../favourite/marks.ts';
import { Star } from '../../favourite/star.tsx';
import { GamePickList } from '../../game/game-pick-list.tsx';
import type { GamePicks } from '../../game/game-picks.ts';
import type { ShownGame } from '../../game/shown-game.ts';
import { statisticsHref } from '../../statistics-address.ts';
import { LineScore } from './line-score.tsx';

interface GameDetailsProps {
  game: ShownGame;
  /** Null for a game without one. */
  picks: GamePicks | null;
  zone: string;
  favourites: Favourites;
  locale: Locale;
  t: Translate<'schedule' | 'sport' | 'frame' | 'game-picks'>;
}

/** What a row shows when it is opened: its picks, the score by period, the exact start, how true all of it is, and the ways on. */
export function GameDetails({ game, picks, zone, favourites, locale, t }: GameDetailsProps) {
  const details = [
    {
      key: 'start',
      name: t('schedule.details.start'),
      value: `${formatDateTime(game.start_at, zone)} ${formatZoneOffset(game.start_at, zone)}`,
    },
    { key: 'origin', name: t('schedule.details.data'), value: t(`frame.origin.${game.origin}`) },
  ];
  return (
    <div className="game-details">
      {picks === null ? null : <GamePickList picks={picks} locale={locale} t={t} />}
      {game.score !== null && game.score.parts.length > 0 ? <LineScore game={game} t={t} /> : null}
      <dl className="game-facts">
        {details.map(({ key, name, value }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Analysis game={game} favourites={favourites} locale={locale} t={t} />
    </div>
  );
}

/** The ways to team analysis: either team, or both face to face. */
function Analysis({ game, favourites, locale, t }: Omit<GameDetailsProps, 'zone' | 'picks'>) {
  const { home, away, league } = game;
  // A league has one sport, so the address need not say it.
  const options = { league: league.id };
  const links = [
    { key: 'home', team: home.id, choice: { ...options, team: home.id }, text: home.name },
    { key: 'away', team: away.id, choice: { ...options, team: away.id }, text: away.name },
    {
      key: 'both',
      team: null,
      choice: { ...options, team: home.id, vs: away.id },
      text: t('schedule.details.faceToFace'),
    },
  ];
  return (
    <p className="game-ways">
      {t('schedule.details.analysis')}
      {links.map(({ key, team, choice, text }) => {
        const link = (
          <Link key={key} href={statisticsHref(locale, choice)}>
            {text}
          </Link>
        );
        if (favourites === null || team === null) return link;
        return (
          <span key={key} className="inline-flex items-center">
            {link}
            <Star given={favourites} kind="team" id={team} name={text} />
          </span>
        );
      })}
    </p>
  );
}
