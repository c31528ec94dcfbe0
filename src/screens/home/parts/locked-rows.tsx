import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { Icon } from '#ui/icon.tsx';
import { lockIcon } from '#ui/icon-paths.ts';
import { Link } from '#ui/link.tsx';
import { TeamDisc } from '../../team/team-disc.tsx';
import type { PublicPicks } from '../picks.server.ts';
import { KickOff } from './kick-off.tsx';

/** The next matches that have locked picks: who plays, when, and how many. One link opens all of them. */
export function LockedRows({ picks, zone, now }: { picks: PublicPicks; zone: string; now: string }) {
  const { t, locale } = useLanguage<'home' | 'sport'>();
  const { next, lockedCount } = picks;
  if (next.length === 0) return null;
  return (
    <div className="mt-auto bg-sunken px-4 sm:px-5">
      <ul>
        {next.map(({ pick, count }) => (
          <li
            key={pick.id}
            data-locked={pick.id}
            className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line py-1.5 text-14 text-ink-2"
          >
            <span className="grid min-w-0">
              <span className="flex min-w-0 flex-wrap items-center gap-x-1.5 tracking-tight xl:text-12">
                <span className="inline-flex items-center gap-1.5">
                  <TeamDisc team={pick.event.home} size={16} />
                  {pick.event.home.name}
                </span>
                <span aria-hidden="true">–</span>
                <span className="inline-flex items-center gap-1.5">
                  <TeamDisc team={pick.event.away} size={16} />
                  {pick.event.away.name}
                </span>
              </span>
              <KickOff at={pick.game_start_at} now={now} zone={zone} className="text-12 text-ink-3" />
            </span>
            <span className="flex items-center gap-1.5 text-12 whitespace-nowrap text-ink-3">
              {t('home.picks.count', { count })}
              <Icon drawing={lockIcon} size={16} />
            </span>
          </li>
        ))}
      </ul>
      <p className="flex min-h-13 flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2 text-14 text-ink-2">
        <span className="grid">
          {t('sport.locked')}
          <span className="text-12 text-ink-3">{t('home.picks.locked', { count: lockedCount })}</span>
        </span>
        <Link
          href={localePath(locale, '/subscribe')}
          className="inline-flex min-h-11 items-center font-medium text-primary-ink underline underline-offset-3"
        >
          {t('home.picks.plans')}
        </Link>
      </p>
    </div>
  );
}
