import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { Link } from '#ui/link.tsx';
import type { DisplayZone } from '../../display-zone.ts';
import { PickCell } from '../../game/pick-cell.tsx';
import { TeamDisc } from '../../team/team-disc.tsx';
import { useBrowserZone } from '../../use-browser-zone.ts';
import type { LeadEntry } from '../data.server.ts';
import type { ArticleMatch } from '../matches.server.ts';
import { ArticleDetails } from './article-details.tsx';
import { MatchState } from './match-state.tsx';

interface NewsLeadProps {
  entry: LeadEntry;
  /** The zone of the brand, in which an article has its date. */
  zone: string;
  /** The reader's own, in which a match has its start. */
  display: DisplayZone;
  /** When the server made the page. */
  now: string;
}

/** The newest article at the head of the list: the largest thing of the page. The whole of it is the target of its title's link. */
export function NewsLead({ entry, zone, display, now }: NewsLeadProps) {
  const { locale } = useLanguage<'news'>();
  useBrowserZone(display);
  const { image, teams, match } = entry;
  const lang = entry.lang ?? undefined;
  return (
    <article
      data-card
      className="relative grid overflow-hidden rounded-b-8 border-t-2 border-main bg-surface shadow-card lg:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div className="grid content-center gap-3 p-4 sm:p-6 lg:py-8">
        <ArticleDetails entry={entry} zone={zone} />
        <h2 className="max-w-[26ch] text-28 font-strong tight text-balance lg:text-40" lang={lang}>
          <Link
            href={`${localePath(locale, '/news')}?id=${entry.id}`}
            className="text-main no-underline after:absolute after:inset-0 hover:underline"
          >
            {entry.title}
          </Link>
        </h2>
        <p className="max-w-prose text-16 text-ink-2" lang={lang}>
          {entry.summary}
        </p>
        {match === null ? null : <LeadMatch match={match} zone={display.zone} now={now} />}
        {match !== null || teams.length === 0 ? null : (
          <p className="flex flex-wrap gap-x-4 gap-y-1 border-t border-line pt-3 text-14">
            {teams.map((team) => (
              <span key={team.id} className="inline-flex items-center gap-2">
                <TeamDisc team={team} size={16} />
                {team.name}
              </span>
            ))}
          </p>
        )}
      </div>
      {image === null ? null : (
        <img
          src={image.url}
          alt={image.alt}
          className="order-first aspect-video w-full bg-sunken object-cover lg:order-none lg:aspect-auto lg:h-full lg:w-96"
        />
      )}
    </article>
  );
}

/** The match that the article is about, and what became of its picks, or how many there are. */
function LeadMatch({ match, zone, now }: { match: ArticleMatch; zone: string; now: string }) {
  const { t } = useLanguage<'game-picks' | 'sport'>();
  const { game, picks, hasPicks } = match;
  return (
    <div
      data-match={game.id}
      className="grid max-w-[34rem] grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 border-t border-line pt-3 text-14"
    >
      <MatchState match={match} zone={zone} now={now} />
      {hasPicks ? <PickCell picks={picks ?? undefined} status={game.status} t={t} /> : null}
    </div>
  );
}
