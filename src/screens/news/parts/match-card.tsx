import { formatDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { OutcomeBar } from '#ui/outcome-bar.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { GamePickList } from '../../game/game-pick-list.tsx';
import { outcomesOf } from '../../game/outcomes-of.ts';
import { OriginChip } from '../../origin-chip.tsx';
import { statisticsHref } from '../../statistics-address.ts';
import type { ArticleMatch } from '../matches.server.ts';
import { MatchState } from './match-state.tsx';

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
        <MatchState match={match} zone={zone} now={now} />
      </div>
      <Word match={match} />
      <div className="grid gap-2 p-4">
        {picks === null || picks.locked === 0 ? null : (
          <LinkButton tone="primary" wide href={localePath(locale, '/subscribe')}>
            {t('game-picks.plans')}
          </LinkButton>
        )}
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

/** Our picks on the match, or that there are none, or what we think of it where no pick says so. */
function Word({ match: { game, picks, hasPicks, chances } }: { match: ArticleMatch }) {
  const { locale, t } = useLanguage<'news' | 'sport' | 'game-picks'>();
  const shares = chances === null ? [] : outcomesOf(game, chances, t('sport.sides.draw'));
  if (!hasPicks && shares.length === 0) return null;
  return (
    <div className="grid gap-3 p-4">
      {picks === null ? null : <GamePickList picks={picks} hasPlans={false} locale={locale} t={t} />}
      {picks === null && hasPicks ? (
        <p className="text-ink-2">
          {t(game.status === 'not_started' ? 'game-picks.notYet' : 'game-picks.none')}
        </p>
      ) : null}
      {shares.length === 0 ? null : <OutcomeBar label={t('news.match.chances')} outcomes={shares} />}
    </div>
  );
}
