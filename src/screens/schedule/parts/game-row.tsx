import { memo, type ReactNode, useState } from 'react';
import type { Translate } from '#i18n/t.ts';
import type { Locale } from '#terms/locales.ts';
import { classNames } from '#ui/class-names.ts';
import { LiveDot } from '#ui/live-dot.tsx';
import { ScoreCell } from '#ui/score-cell.tsx';
import type { Favourites } from '../../favourite/marks.ts';
import { Star } from '../../favourite/star.tsx';
import { type ClockText, clockText } from '../../game/clock-text.ts';
import type { GamePicks } from '../../game/game-picks.ts';
import { PickCell } from '../../game/pick-cell.tsx';
import type { ShownGame } from '../../game/shown-game.ts';
import { OriginChip } from '../../origin-chip.tsx';
import { TeamDisc } from '../../team/team-disc.tsx';
import { GameDetails } from './game-details.tsx';
import { PartScores } from './part-scores.tsx';
import { rowGrid, rowGridWithoutPicks } from './row-grid.ts';
import { longestWord, NARROWEST_WORD, TeamName, WIDEST_WORD } from './team-name.tsx';

interface GameRowProps {
  game: ShownGame;
  /** Undefined for a game without picks, null where nothing about bets is shown. */
  picks: GamePicks | undefined | null;
  zone: string;
  isStale: boolean;
  /** Whether the row has to say where its game comes from. */
  saysOrigin: boolean;
  /** How many columns the scores by period of the league take. */
  columns: number;
  /** Null for a guest. */
  favourites: Favourites;
  locale: Locale;
  /** Handed down, because a day has many rows. */
  t: Translate<'schedule' | 'sport' | 'frame' | 'game-picks'>;
}

/**
 * One game: clock, home team, score or start, away team, and the state of its picks. The whole row opens, without JavaScript too, and shows
 * the rest in its place. Rows out of sight are laid out like the others: with `content-visibility`, Chromium now and then drew a closed row
 * as tall as an open one first, and all rows below it moved.
 */
export const GameRow = memo(function GameRow(props: GameRowProps) {
  const { game, picks, zone, isStale, saysOrigin, columns, favourites, locale, t } = props;
  const clock = clockText(game, zone, t);
  const flashKey = useFlashKey(game.score);
  const { home, away, score } = game;
  const word = Math.max(longestWord(home.name), longestWord(away.name));
  return (
    <li data-game={game.id} data-status={game.status}>
      <details className="group">
        <summary
          className={classNames(
            'game-line',
            picks === null ? rowGridWithoutPicks : rowGrid,
            favourites !== null && 'max-lg:pr-10 max-lg:pl-2 max-[379px]:gap-x-0.5 max-[379px]:pl-1 lg:pr-12',
          )}
        >
          <Clock clock={clock} isStale={isStale}>
            {saysOrigin ? <OriginChip origin={game.origin} t={t} /> : null}
          </Clock>
          <span className="game-home">
            <TeamName
              name={home.name}
              word={word}
              leads={isAhead(score, 'home')}
              off={clock.kind === 'off'}
            />
            <TeamDisc team={home} size={16} {...discClass(home.name)} />
          </span>
          <span className="game-score">
            {score === null ? (
              <span className="game-start">
                {clock.kind === 'waiting' ? clock.main : '–'}
                <span className="sr-only"> {t('schedule.noScore')}</span>
              </span>
            ) : (
              <ScoreCell
                home={score.home}
                away={score.away}
                live={game.status === 'in_progress'}
                label={t('schedule.score', {
                  home: home.name,
                  away: away.name,
                  homeScore: score.home,
                  awayScore: score.away,
                })}
                {...(flashKey === undefined ? {} : { flashKey })}
              />
            )}
          </span>
          <span className="game-away">
            <TeamDisc team={away} size={16} {...discClass(away.name)} />
            <TeamName
              name={away.name}
              word={word}
              leads={isAhead(score, 'away')}
              off={clock.kind === 'off'}
            />
          </span>
          <PartScores game={game} columns={columns} />
          {picks === null ? null : (
            <span className="game-pick">
              <PickCell picks={picks} status={game.status} t={t} />
            </span>
          )}
        </summary>
        <GameDetails
          game={game}
          picks={picks ?? null}
          zone={zone}
          favourites={favourites}
          locale={locale}
          t={t}
        />
      </details>
      <Star
        given={favourites}
        kind="game"
        id={game.id}
        name={`${home.name} – ${away.name}`}
        className="absolute top-2.5 right-0.5 xl:top-1.5"
      />
    </li>
  );
});

/** On the narrowest phones a long name needs the disc's room, and the longest words need it on every phone. */
const discClass = (name: string) => {
  const word = longestWord(name);
  if (word >= WIDEST_WORD) return { className: 'max-[479px]:hidden' };
  return word >= NARROWEST_WORD ? { className: 'max-[379px]:hidden' } : {};
};

/** How far the game is; its start stands between the teams. */
function Clock({ clock, isStale, children }: { clock: ClockText; isStale: boolean; children: ReactNode }) {
  return (
    <span className="game-clock">
      {clock.kind === 'live' ? <LiveDot label={clock.main} stale={isStale} /> : null}
      {clock.kind === 'done' || clock.kind === 'off' ? <span>{clock.main}</span> : null}
      {clock.note === null ? null : (
        <span className={clock.kind === 'waiting' ? 'text-warn' : 'max-lg:hidden'}>{clock.note}</span>
      )}
      {children}
    </span>
  );
}

function isAhead(score: ShownGame['score'], side: 'home' | 'away'): boolean {
  if (score === null) return false;
  return side === 'home' ? score.home > score.away : score.away > score.home;
}

/** Nothing for the score that the page came with, and a new key for each one after it. */
function useFlashKey(score: ShownGame['score']): number | undefined {
  const text = score === null ? '' : `${score.home}-${score.away}`;
  const [seen, setSeen] = useState({ text, changes: 0 });
  if (seen.text !== text) setSeen({ text, changes: seen.changes + 1 });
  return seen.changes === 0 ? undefined : seen.changes;
}
