import { useLanguage } from '#i18n/language-provider.tsx';
import type { TableZone } from '#terms/standings.ts';
import type { ShownZone } from '../data.server.ts';

/** The strip before the places of a zone: full for the best, lighter for the next, hatched where another round decides. */
export const zoneStrips = {
  champions: 'bg-data',
  promotion: 'bg-data',
  playoffs: 'bg-data',
  division: 'bg-data',
  champions_qualifying: 'bg-[repeating-linear-gradient(0deg,var(--data)_0_3px,transparent_3px_6px)]',
  europa: 'bg-band-2',
  conference: 'bg-band-2',
  conference_playoff: 'bg-[repeating-linear-gradient(0deg,var(--band-2)_0_3px,transparent_3px_6px)]',
  promotion_playoff: 'bg-[repeating-linear-gradient(0deg,var(--data)_0_3px,transparent_3px_6px)]',
  play_in: 'bg-band-2',
  relegation_playoff: 'bg-[repeating-linear-gradient(0deg,var(--ink-2)_0_3px,transparent_3px_6px)]',
  relegation: 'bg-ink-2',
} as const satisfies Record<TableZone, string>;

/** What the strips mean, with the places that they stand at. */
export function ZoneKey({ zones }: { zones: readonly ShownZone[] }) {
  const { t } = useLanguage<'standings'>();
  if (zones.length === 0) return null;
  const has = (...wanted: readonly TableZone[]) => zones.some(({ zone }) => wanted.includes(zone));
  const note = has('champions', 'europa') ? 'noteSoccer' : has('division') ? 'noteBaseball' : null;
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
      {note === null ? null : <p className="max-w-prose text-ink-3">{t(`standings.zones.${note}`)}</p>}
    </div>
  );
}
