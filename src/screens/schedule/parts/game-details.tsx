import { formatDateTime, formatZoneOffset } from '#i18n/format.ts';
import type { Translate } from '#i18n/t.ts';
import type { ShownGame } from '../shown-game.ts';
import { LineScore } from './line-score.tsx';

interface GameDetailsProps {
  game: ShownGame;
  zone: string;
  t: Translate<'schedule' | 'sport' | 'frame'>;
}

/** What a row shows when it is opened: the score by period, the exact times, and how true all of it is. */
export function GameDetails({ game, zone, t }: GameDetailsProps) {
  const facts = [
    {
      key: 'start',
      name: t('schedule.details.start'),
      value: `${formatDateTime(game.start_at, zone)} ${formatZoneOffset(game.start_at, zone)}`,
    },
    { key: 'day', name: t('schedule.details.gameDay'), value: game.game_day },
    ...(game.updated_at === null || game.status === 'not_started'
      ? []
      : [
          {
            key: 'updated',
            name: t('schedule.details.updated'),
            value: formatDateTime(game.updated_at, zone),
          },
        ]),
    { key: 'origin', name: t('schedule.details.data'), value: t(`frame.origin.${game.origin}`) },
  ];
  return (
    <div className="grid gap-3 bg-sunken px-3 py-3 sm:px-4">
      {game.score !== null && game.score.parts.length > 0 ? <LineScore game={game} t={t} /> : null}
      <dl className="flex flex-wrap gap-x-6 gap-y-2 text-12 text-ink [&_dt]:text-ink-3">
        {facts.map(({ key, name, value }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
