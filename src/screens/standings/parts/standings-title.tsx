import { useLanguage } from '#i18n/language-provider.tsx';
import type { Translate } from '#i18n/t.ts';
import { WholeFigures } from '#ui/whole-figures.tsx';
import type { Standings, StandingsData } from '../data.server.ts';

/** What the table says in a sentence, where it is the table of the season that is being played; else what the page is. */
export function StandingsTitle({ data }: { data: StandingsData }) {
  const { t } = useLanguage<'standings'>();
  const lead = data.standings === null ? null : leadText(data.standings, t);
  return (
    <header className="grid gap-1 pt-6 pb-5 sm:pt-8">
      {lead === null ? null : <p className="text-12 text-ink-3">{t('standings.title')}</p>}
      <h1 className="text-28 font-strong tight text-balance lg:text-40 lg:leading-[1.15] lg:[:lang(vi)_&]:leading-[1.3]">
        {lead ?? t('standings.title')}
      </h1>
      <p className="max-w-prose text-14 text-ink-2">
        <WholeFigures text={t('standings.lead', { time: data.asOf })} />
      </p>
    </header>
  );
}

/** Who leads, and by how much: only where one table of points places all teams, and not of a season that is over. */
function leadText(standings: Standings, t: Translate<'standings'>): string | null {
  const { venue, grouping, season, seasons, groups } = standings;
  const [first, second] = groups[0]?.rows ?? [];
  if (venue !== 'all' || grouping !== 'league' || season !== seasons[0]?.id) return null;
  if (first === undefined || second === undefined || first.points === null || second.points === null)
    return null;
  if (first.played === 0) return null;
  const ahead = first.points - second.points;
  return ahead > 0
    ? t('standings.verdict.ahead', { team: first.team.name, count: ahead })
    : t('standings.verdict.level', { first: first.team.name, second: second.team.name });
}
