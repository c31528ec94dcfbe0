import { formatDateTime, formatTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { LiveDot } from '#ui/live-dot.tsx';
import { clockText } from '../../game/clock-text.ts';
import type { ShownGame } from '../../game/shown-game.ts';
import { sayDay } from '../../said-time.tsx';
import { TeamDisc } from '../../team/team-disc.tsx';
import type { ArticleMatch } from '../matches.server.ts';

interface MatchStateProps {
  match: ArticleMatch;
  zone: string;
  /** When the server made the page. */
  now: string;
}

/** The teams of a match below each other, and beside them when it begins or how it stands. */
export function MatchState(props: MatchStateProps) {
  const { home, away } = props.match.game;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1">
      <Side team={home} />
      <State {...props} />
      <Side team={away} />
    </div>
  );
}

function Side({ team }: { team: ShownGame['home'] }) {
  return (
    <span className="col-start-1 flex min-w-0 items-center gap-2 font-medium text-main">
      <TeamDisc team={team} size={16} />
      <span className="min-w-0">{team.name}</span>
    </span>
  );
}

/** In the second column beside both teams: the start of what is to come, the score of what began, and how far it is. */
function State({ match: { game, scoreAt }, zone, now }: MatchStateProps) {
  const { locale, t } = useLanguage<'news' | 'sport'>();
  const { score, start_at: at, status } = game;
  const clock = clockText(game, zone, t);
  const day = sayDay({ at, now, zone, locale }, t);
  const notes = clock.kind === 'live' || clock.kind === 'waiting' ? [] : [clock.main, day];
  return (
    <span className="col-start-2 row-span-2 row-start-1 grid justify-items-end gap-0.5 text-right text-12 text-ink-2">
      {score === null ? null : (
        <span className={`text-20 font-strong ${status === 'in_progress' ? 'text-live' : 'text-main'}`}>
          {score.home}–{score.away}
        </span>
      )}
      {clock.kind === 'live' ? <LiveDot label={clock.main} /> : null}
      {clock.kind === 'waiting' ? (
        <time dateTime={at} title={formatDateTime(at, zone)} className="grid justify-items-end">
          <span className="text-20 font-strong text-main">{clock.main}</span> <span>{clock.note ?? day}</span>
        </time>
      ) : null}
      {notes.map((note) => (
        <span key={note}>{note}</span>
      ))}
      {scoreAt === null ? null : <span>{t('news.match.scoreAt', { time: formatTime(scoreAt, zone) })}</span>}
    </span>
  );
}
