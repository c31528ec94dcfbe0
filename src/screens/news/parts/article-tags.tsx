import { formatDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { TextLink } from '#ui/text-link.tsx';
import { statisticsHref } from '../../statistics-address.ts';
import type { NewsData } from '../data.server.ts';

type Tags = Pick<Extract<NewsData, { kind: 'article' }>['article'], 'teams' | 'games'>;

/** The teams and games that an article is about, each with the page that knows more of it. */
export function ArticleTags({ teams, games }: Tags) {
  const { locale, t } = useLanguage<'news'>();
  if (teams.length + games.length === 0) return null;
  const dayOf = (day: string, league: string) =>
    `${localePath(locale, '/schedule')}?${new URLSearchParams({ date: day, league })}`;
  return (
    <section aria-label={t('news.about')} className="grid gap-2 border-t border-line pt-4 text-14">
      {teams.length === 0 ? null : (
        <p className="flex flex-wrap gap-x-4 gap-y-1">
          <span className="text-ink-2">{t('news.teams')}</span>
          {teams.map(({ id, name, league, league_id: leagueId, sport }) => (
            <TextLink
              key={id}
              href={statisticsHref(locale, { sport, league: leagueId, team: id })}
              title={league}
              className="tap"
            >
              {name}
            </TextLink>
          ))}
        </p>
      )}
      {games.length === 0 ? null : (
        <p className="flex flex-wrap gap-x-4 gap-y-1">
          <span className="text-ink-2">{t('news.games')}</span>
          {games.map(({ id, home, away, day, league, league_id: leagueId }) => (
            <TextLink key={id} href={dayOf(day, leagueId)} title={league} className="tap">
              {formatDate(`${day}T00:00:00Z`, 'UTC')} {home} – {away}
            </TextLink>
          ))}
        </p>
      )}
    </section>
  );
}
