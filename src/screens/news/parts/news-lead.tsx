import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { Link } from '#ui/link.tsx';
import { TeamDisc } from '../../team/team-disc.tsx';
import type { LeadEntry } from '../data.server.ts';
import { ArticleDetails } from './article-details.tsx';

/** The newest article at the head of the list: the largest thing of the page. The whole of it is the target of its title's link. */
export function NewsLead({ entry, zone }: { entry: LeadEntry; zone: string }) {
  const { locale } = useLanguage<'news'>();
  const { image, teams } = entry;
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
        {teams.length === 0 ? null : (
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
