import { useLanguage } from '#i18n/language-provider.tsx';
import { classNames } from '#ui/class-names.ts';
import { Link } from '#ui/link.tsx';
import { SaidTime } from '../../said-time.tsx';
import { TeamDisc } from '../../team/team-disc.tsx';
import type { OngoingData, RowData } from '../cards.server.ts';

interface WaitingRowProps {
  game: OngoingData['waiting'][number];
  data: Pick<RowData, 'asOf' | 'display'>;
  /** Where what is known of it stands. */
  href: string;
}

/** A game without a pick so far: when it starts, who plays, and why there is none. */
export function WaitingRow({ game: { event, league, start_at, state }, data, href }: WaitingRowProps) {
  const { t } = useLanguage<'ongoing'>();
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-3 py-1.5 text-14 lg:min-h-11">
      <SaidTime
        at={start_at}
        now={data.asOf}
        zone={data.display.zone}
        className="w-32 text-12 font-strong text-main"
      />
      <Link
        href={href}
        className="flex tap min-w-0 grow items-center gap-1.5 text-ink underline decoration-line underline-offset-3 hover:decoration-current max-lg:order-last max-lg:w-full"
      >
        <TeamDisc team={event.home} size={14} />
        <TeamDisc team={event.away} size={14} />
        {event.home.name} – {event.away.name}
      </Link>
      <span className="text-12 text-ink-3 max-lg:ml-auto">{league.name}</span>
      <span
        className={classNames(
          'text-12 lg:w-32 lg:text-right',
          state === 'insufficient' ? 'text-warn' : 'text-ink-3',
        )}
      >
        {t(`ongoing.waiting.${state}`)}
      </span>
    </div>
  );
}
