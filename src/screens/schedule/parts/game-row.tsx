import { memo, useState } from 'react';
import type { Translate } from '#i18n/t.ts';
import type { Locale } from '#terms/locales.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { chevronDownIcon } from '#ui/icon-paths.ts';
import { LiveDot } from '#ui/live-dot.tsx';
import { ScoreCell } from '#ui/score-cell.tsx';
import type { Favourites } from '../../favourite/marks.ts';
import { Star } from '../../favourite/star.tsx';
import { OriginChip } from '../../origin-chip.tsx';
import { type ClockText, clockText } from '../clock-text.ts';
import type { ShownGame } from '../shown-game.ts';
import { GameDetails } from './game-details.tsx';
import { PartScores } from './part-scores.tsx';
import { TeamName } from './team-name.tsx';

interface GameRowProps {
  game: ShownGame;
  zone: string;
  isStale: boolean;
  /** Whether the row has to say where its game comes from. */
  saysOrigin: boolean;
  /** Null for a guest. */
  favourites: Favourites;
  locale: Locale;
  /** Handed down, because a day has many rows. */
  t: Translate<'schedule' | 'sport' | 'frame'>;
}

/**
 * One game: clock, teams, score. The whole row opens, without JavaScript too, and shows the rest in its place. Rows
 * out of sight are laid out like the others: with `content-visibility`, Chromium now and then drew a closed row as tall as an open one first, and all rows below it moved.
 */
export const GameRow = memo(function GameRow(props: GameRowProps) {
  const { game, zone, isStale, saysOrigin, favourites, locale, t } = props;
  const clock = clockText(game, zone, t);
  const flashKey = useFlashKey(game.score);
  const { home, away, score } = game;
  return (
    <li
      data-game={game.id}
      data-status={game.status}
      className="relative border-t border-line first:border-0"
    >
      <details className="group">
        <summary
          className={classNames(
            'grid min-h-15 grid-cols-[76px_1fr_auto_auto] items-center gap-x-2 px-3 py-1.5 transition-colors hover:bg-sunken sm:grid-cols-[104px_1fr_auto_auto] sm:gap-x-4 sm:px-4 lg:grid-cols-[104px_1fr_auto_auto_auto]',
            favourites !== null && 'pr-11 sm:pr-12',
          )}
        >
          <Clock clock={clock} isStale={isStale} />
          <span className="flex min-w-0 flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span className="grid min-w-0 flex-[1_1_96px] text-14 leading-5 sm:leading-6">
              <TeamName name={home.name} leads={isAhead(score, 'home')} off={clock.kind === 'off'} />
              <TeamName name={away.name} leads={isAhead(score, 'away')} off={clock.kind === 'off'} />
            </span>
            {saysOrigin ? <OriginChip origin={game.origin} t={t} /> : null}
          </span>
          <PartScores game={game} />
          <ScoreCell
            home={score?.home ?? null}
            away={score?.away ?? null}
            live={game.status === 'in_progress'}
            label={
              score === null
                ? t('schedule.noScore')
                : t('schedule.score', {
                    home: home.name,
                    away: away.name,
                    homeScore: score.home,
                    awayScore: score.away,
                  })
            }
            {...(flashKey === undefined ? {} : { flashKey })}
          />
          <Icon
            of={chevronDownIcon}
            size={16}
            className="text-ink-3 transition-transform duration-200 group-open:rotate-180"
          />
        </summary>
        <div>
          <GameDetails game={game} zone={zone} favourites={favourites} locale={locale} t={t} />
        </div>
      </details>
      <Star
        given={favourites}
        kind="game"
        id={game.id}
        name={`${home.name} – ${away.name}`}
        className="absolute top-2.5 right-0.5"
      />
    </li>
  );
});

function Clock({ clock, isStale }: { clock: ClockText; isStale: boolean }) {
  const isTime = clock.kind === 'waiting';
  return (
    <span className="grid content-center gap-0.5 text-12 text-ink-3">
      {clock.kind === 'live' ? (
        <LiveDot label={clock.main} stale={isStale} />
      ) : (
        <span className={isTime ? 'text-14 font-medium text-ink' : ''}>{clock.main}</span>
      )}
      {clock.note === null ? null : <span className={isTime ? 'text-warn' : ''}>{clock.note}</span>}
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
