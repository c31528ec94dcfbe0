import { formatDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { Card } from '#ui/card.tsx';
import { Link } from '#ui/link.tsx';
import { Section } from '#ui/section.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { OriginChip } from '../../origin-chip.tsx';
import type { SiteRecord } from '../record.server.ts';

interface LeagueListProps {
  leagues: SiteRecord['leagues'];
  /** How many features the models of a league read on average, as long as that may be said. */
  features: SiteRecord['features'];
  zone: string;
}

/** The leagues that are worked out, each with its running season and a way to its games. */
export function LeagueList({ leagues, features, zone }: LeagueListProps) {
  const { t, locale } = useLanguage<'home' | 'sport'>();
  return (
    <Section
      title={t('home.leagues.title', { count: leagues.length })}
      lead={t('home.leagues.lead')}
      actions={
        features === null ? null : (
          <TextLink href={features.evidence} className="text-14">
            {t('home.leagues.average', { count: Math.floor(features.value) })}
          </TextLink>
        )
      }
      anchor="leagues"
    >
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {leagues.map(({ id, name, sport, season, origin, features: count }) => (
          <Card as="li" flush key={id}>
            <Link
              href={`${localePath(locale, '/schedule')}?league=${id}`}
              className="grid h-full content-start gap-1 rounded-8 p-4 no-underline transition-colors hover:bg-sunken"
            >
              <span className="flex flex-wrap items-start justify-between gap-x-2 gap-y-1">
                <span className="text-14 font-strong wrap-normal text-main">{name}</span>
                {origin === null ? null : <OriginChip origin={origin} t={t} />}
              </span>
              <span className="text-12 text-ink-2">
                {t(`sport.sports.${sport}`)}
                {count > 0 ? ` · ${t('home.leagues.features', { count })}` : ''}
              </span>
              <span className="text-12 text-ink-3">
                {season === null
                  ? t('home.leagues.noSeason')
                  : `${formatDate(season.from, zone)} – ${formatDate(season.to, zone)}`}
              </span>
            </Link>
          </Card>
        ))}
      </ul>
    </Section>
  );
}
