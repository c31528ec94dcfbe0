import { formatDateTime } from '#i18n/format.ts';
import type { Translate } from '#i18n/t.ts';
import { OriginChip } from '../../origin-chip.tsx';
import type { HotPick } from '../record.server.ts';

/** League, start and teams of a pick: the part that everybody may see. */
export function MatchHead({ pick, zone, t }: { pick: HotPick; zone: string; t: Translate<'sport'> }) {
  const { league, event, start_at, data_origin } = pick;
  return (
    <div className="grid gap-2">
      <div className="flex items-center justify-between gap-3 text-12 text-ink-3">
        <span className="truncate font-medium text-ink-2">{league.name}</span>
        <OriginChip origin={data_origin} t={t} />
      </div>
      <h3 className="grid text-16 leading-6 font-strong">
        <span className="truncate">{event.home.name}</span>
        <span className="truncate">{event.away.name}</span>
      </h3>
      <p className="text-12 text-ink-3">
        <time dateTime={start_at}>{formatDateTime(start_at, zone).slice(0, 16)}</time>
      </p>
    </div>
  );
}
