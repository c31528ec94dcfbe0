import { formatDateTime } from '#i18n/format.ts';
import type { Translate } from '#i18n/t.ts';
import { OriginChip } from '../../origin-chip.tsx';
import type { PickEvidence } from '../evidence.server.ts';
import type { HotPick } from '../record.server.ts';
import { TeamForm } from './team-form.tsx';

interface MatchHeadProps {
  pick: HotPick;
  form?: PickEvidence['form'] | null;
  zone: string;
  t: Translate<'sport'>;
}

/** League, start and teams of a pick: the part that everybody may see. */
export function MatchHead({ pick, form = null, zone, t }: MatchHeadProps) {
  const { league, event, start_at, data_origin } = pick;
  const teams = [
    { key: 'home', name: event.home.name, games: form?.home ?? [] },
    { key: 'away', name: event.away.name, games: form?.away ?? [] },
  ];
  return (
    <div className="grid gap-2">
      <div className="flex items-center justify-between gap-3 text-12 text-ink-3">
        <span className="truncate font-medium text-ink-2">{league.name}</span>
        <OriginChip origin={data_origin} t={t} />
      </div>
      <div className="grid grid-cols-[1fr_auto] gap-x-3">
        <h3 className="grid min-w-0 gap-1 text-16 leading-6 font-strong">
          {teams.map(({ key, name }) => (
            <span key={key} className="truncate">
              {name}
            </span>
          ))}
        </h3>
        <div className="grid gap-1">
          {teams.map(({ key, name, games }) => (
            <div key={key} className="flex h-6 items-center justify-end">
              <TeamForm team={name} games={games} />
            </div>
          ))}
        </div>
      </div>
      <p className="text-12 text-ink-3">
        <time dateTime={start_at}>{formatDateTime(start_at, zone).slice(0, 16)}</time>
      </p>
    </div>
  );
}
