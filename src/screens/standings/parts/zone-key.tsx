import type { Zone } from '#domain/forecasting/standings/zones.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import type { Sport } from '#terms/sports.ts';
import type { ShownZone } from '../data.server.ts';

/** The strip before the places of a zone: full for the best, lighter for the next, hatched where another round decides. */
export const zoneStrips = {
  champions: 'bg-data',
  playoffs: 'bg-data',
  division: 'bg-data',
  europa: 'bg-band-2',
  play_in: 'bg-band-2',
  relegation_playoff: 'bg-[repeating-linear-gradient(0deg,var(--ink-2)_0_3px,transparent_3px_6px)]',
  relegation: 'bg-ink-2',
} as const satisfies Record<Zone, string>;

/** What the strips mean, with the places that they stand at. */
export function ZoneKey({ zones, sport }: { zones: readonly ShownZone[]; sport: Sport }) {
  const { t } = useLanguage<'standings'>();
  if (zones.length === 0) return null;
  return (
    <div className="grid gap-1 pt-3 text-12 text-ink-2">
      <ul aria-label={t('standings.zones.label')} className="flex flex-wrap gap-x-4 gap-y-1">
        {zones.map(({ zone, from, to }) => (
          <li key={zone} className="inline-flex items-center gap-1.5">
            <span aria-hidden="true" className={`h-3.5 w-1 ${zoneStrips[zone]}`} />
            {from === to ? from : `${from}–${to}`} {t(`standings.zones.${zone}`)}
          </li>
        ))}
      </ul>
      {sport === 'basketball' ? null : (
        <p className="max-w-prose text-ink-3">
          {t(sport === 'soccer' ? 'standings.zones.noteSoccer' : 'standings.zones.noteBaseball')}
        </p>
      )}
    </div>
  );
}
