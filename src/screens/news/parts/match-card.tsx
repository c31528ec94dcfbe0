import { formatDate, formatDateTime, formatPercent, formatTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { LiveDot } from '#ui/live-dot.tsx';
import { type Outcome, OutcomeBar } from '#ui/outcome-bar.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { clockText } from '../../game/clock-text.ts';
import { GamePickList } from '../../game/game-pick-list.tsx';
import type { ShownGame } from '../../game/shown-game.ts';
import { OriginChip } from '../../origin-chip.tsx';
import { sayDay } from '../../said-time.tsx';
import { statisticsHref } from '../../statistics-address.ts';
import { TeamDisc } from '../../team/team-disc.tsx';
import type { ArticleMatch } from '../matches.server.ts';

interface MatchCardProps {
  match: ArticleMatch;
  zone: string;
  /** When the server made the page. */
  now: string;
}

/** A match that an article is about: its teams, its start or score, what we said about it as far as the reader may know, and the ways on. */
export function MatchCard({ match, zone, now }: MatchCardProps) {
  const { locale, t } = useLanguage<'news' | 'sport' | 'game-picks'>();
  const { game, isNamed, isEntitled, picks } = match;
  const { home, away, league, sport } = game;
  const both = `${home.name} – ${away.name}`;
  const toCome = game.status === 'not_started' && isEntitled ? (picks?.open.length ?? 0) : 0;
  const isNext = !isNamed && game.status === 'not_started' && game.start_at > now;
  const schedule = new URLSearchParams({ date: formatDate(game.start_at, zone), league: league.id });
  return (
    <section
      data-card
      data-match={game.id}
      aria-label={both}
      className="divide-y divide-line rounded-b-8 border-t-2 border-main bg-surface text-14 shadow-card"
    >
      <div className="grid gap-2 p-4">
        <p className="flex items-center gap-1 text-12 text-ink-2">
          {isNext ? t('news.match.next', { league: league.name }) : league.name}
          <OriginChip origin={game.origin} t={t} />
        </p>
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1">
          <Side team={home} />
          <State game={game} scoreAt={match.scoreAt} zone={zone} now={now} />
          <Side team={away} />
        </div>
      </div>
      <Word match={match} />
      <div className="grid gap-2 p-4">
        {toCome === 0 ? null : (
          <LinkButton
            tone="primary"
            wide
            href={`${localePath(locale, '/unstartedRecord')}?${new URLSearchParams({ open: game.id })}`}
          >
            {t('news.match.open', { count: toCome })}
          </LinkButton>
        )}
        <p className="flex flex-wrap gap-x-4 gap-y-1">
          <TextLink href={`${localePath(locale, '/schedule')}?${schedule}`} className="lone-link">
            {t('news.match.schedule')}
          </TextLink>
          <TextLink
            href={statisticsHref(locale, { sport, league: league.id, team: home.id, vs: away.id })}
            className="lone-link"
          >
            {t('news.match.faceToFace')}
          </TextLink>
        </p>
      </div>
    </section>
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

interface StateProps {
  game: ShownGame;
  scoreAt: string | null;
  zone: string;
  now: string;
}

/** In the second column beside both teams: the start of what is to come, the score of what began, and how far it is. */
function State({ game, scoreAt, zone, now }: StateProps) {
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

/** Our picks on the match, or that there are none, or what we think of it where no pick says so. */
function Word({ match: { game, picks, hasPicks, chances } }: { match: ArticleMatch }) {
  const { locale, t } = useLanguage<'news' | 'sport' | 'game-picks'>();
  const shares = chances === null ? [] : outcomesOf(game, chances, t('sport.sides.draw'));
  if (!hasPicks && shares.length === 0) return null;
  return (
    <div className="grid gap-3 p-4">
      {picks === null ? null : <GamePickList picks={picks} locale={locale} t={t} />}
      {picks === null && hasPicks ? (
        <p className="text-ink-2">
          {t(game.status === 'not_started' ? 'game-picks.notYet' : 'game-picks.none')}
        </p>
      ) : null}
      {shares.length === 0 ? null : <OutcomeBar label={t('news.match.chances')} outcomes={shares} />}
    </div>
  );
}

function outcomesOf(
  { home, away }: ShownGame,
  chances: NonNullable<ArticleMatch['chances']>,
  draw: string,
): Outcome[] {
  const outcome = (key: Outcome['key'], label: string, share: number | null) =>
    share === null ? [] : [{ key, label, share, text: formatPercent(share) }];
  return [
    ...outcome('home', home.name, chances.home),
    ...outcome('draw', draw, chances.draw),
    ...outcome('away', away.name, chances.away),
  ];
}
