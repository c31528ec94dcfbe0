import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { lockedPickSchema } from '#api/pick.contract.ts';
import { formatDateTime, formatMinute, formatTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { OriginChip } from '../../origin-chip.tsx';
import { SaidTime } from '../../said-time.tsx';
import { LeagueMark } from '../../team/league-mark.tsx';
import { TeamDisc } from '../../team/team-disc.tsx';
import { matchGrid } from './row-grid.ts';

type Match = Pick<
  z.output<typeof lockedPickSchema>,
  'event' | 'league' | 'start_at' | 'game_start_at' | 'serial' | 'data_origin'
>;

interface MatchRowsProps {
  match: Match;
  zone: string;
  /** Now, where no head above the match says its day. */
  now?: string | null;
  /** `h3` below a head of its own, `h2` where the list has none. */
  headingLevel?: 'h2' | 'h3' | 'h4';
  /** Its picks, as `PickRow`s. */
  children: ReactNode;
}

/** Where the time stands in a wide list, and beside it the mark of what is simulated. */
const topLeft = '@min-[900px]:col-start-1 @min-[900px]:row-start-1';

/** A match once, and its picks beside or beneath it: what repeats is said one time. It stands in a `PickList`. */
export function MatchRows({
  match,
  zone,
  now = null,
  headingLevel: Heading = 'h3',
  children,
}: MatchRowsProps) {
  const { t } = useLanguage<'pick' | 'sport'>();
  const { event, league, start_at: before, game_start_at: start, data_origin: origin } = match;
  const isMoved = match.serial !== null && before !== start;
  const names = `${event.home.name} – ${event.away.name}`;
  return (
    <li className={`${matchGrid} border-t border-line first:border-t-0`}>
      <Heading
        title={names}
        className="flex h-6 items-center gap-x-2 bg-sunken px-4 text-12 font-regular whitespace-nowrap text-ink @min-[900px]:grid @min-[900px]:h-11 @min-[900px]:grid-cols-[7rem_minmax(0,1fr)] @min-[900px]:content-center @min-[900px]:bg-transparent @min-[900px]:pr-2"
      >
        {now === null ? (
          <time dateTime={start} title={formatDateTime(start, zone)} className={`font-strong ${topLeft}`}>
            {formatTime(start, zone)}
          </time>
        ) : (
          <SaidTime at={start} now={now} zone={zone} className={`font-strong ${topLeft}`} />
        )}
        <Team team={event.home} />
        <Team team={event.away} />
        <span className="ml-auto flex min-w-0 items-center gap-1.5 text-ink-3 @min-[900px]:contents">
          <LeagueMark league={league.id} size={12} className="@min-[900px]:hidden" />
          {/* In a wide list it has the second line to itself, or the longest names of leagues were cut. */}
          <span
            title={league.name}
            className="truncate @max-[30rem]:sr-only @min-[900px]:col-start-1 @min-[900px]:row-start-2"
          >
            {league.name}
          </span>
          <span className={`inline-flex @min-[900px]:justify-self-end ${topLeft}`}>
            <OriginChip origin={origin} t={t} />
          </span>
        </span>
      </Heading>
      {isMoved ? (
        <p className="bg-sunken px-4 pb-1.5 text-12 text-ink-3 @min-[900px]:order-last @min-[900px]:col-span-2 @min-[900px]:pt-1.5">
          {t('sport.publishedFor', { time: formatMinute(before, zone) })}
        </p>
      ) : null}
      <div className="min-w-0 divide-y divide-line @min-[900px]:border-l @min-[900px]:border-line">
        {children}
      </div>
    </li>
  );
}

function Team({ team }: { team: Match['event']['home'] }) {
  return (
    <span className="flex min-w-0 items-center gap-1.5 @min-[900px]:col-start-2 @min-[900px]:text-14 @min-[900px]:leading-[1.1875rem]">
      <TeamDisc team={team} size={14} />
      <span title={team.name} className="truncate">
        {team.name}
      </span>
    </span>
  );
}
