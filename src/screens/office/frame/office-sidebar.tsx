import { useLocation } from 'react-router';
import { formatTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import type { OfficeFrameData } from './data.server.ts';
import { useOfficeHref } from './office-context.ts';
import { navFor, type OfficeNavEntry } from './office-nav.ts';
import { BrandSwitch, LanguageSwitch, ThemeSwitch } from './office-switches.tsx';
import { SignOut } from './sign-out.tsx';

/** Where one can go, what waits there, and who is signed in until when. */
export function OfficeSidebar({ frame, onHelp }: { frame: OfficeFrameData; onHelp: () => void }) {
  const { t } = useLanguage<'office-frame'>();
  const { operator, ends_at: endsAt, waiting } = frame.me;
  return (
    <div className="flex min-h-full flex-col gap-4">
      <p className="px-3 pt-1 text-14 font-strong text-main max-md:hidden">{t('office-frame.name')}</p>
      <BrandSwitch brands={frame.brands} current={frame.me.brand} />
      <nav aria-label={t('office-frame.menu')} className="grow">
        <ul className="grid gap-0.5">
          {navFor(operator.permissions).map((entry) => (
            <NavItem
              key={entry.path}
              entry={entry}
              waiting={entry.waiting === undefined ? null : waiting[entry.waiting]}
            />
          ))}
        </ul>
      </nav>
      <div className="grid gap-2 border-t border-line pt-3">
        <div className="grid gap-2 px-3">
          <LanguageSwitch />
          <ThemeSwitch initial={frame.theme} />
        </div>
        <div className="px-3 text-12 text-ink-3">
          <p className="text-ink-2">{operator.email}</p>
          <p>
            {t(`office-frame.roles.${operator.role}`)}
            {endsAt === null ? '' : ` · ${t('office-frame.until', { time: formatTime(endsAt, frame.zone) })}`}
          </p>
        </div>
        <div className="flex flex-wrap gap-2 px-1">
          <SignOut />
          <Button tone="quiet" size="small" onClick={onHelp} aria-keyshortcuts="?">
            {t('office-frame.help.open')}
          </Button>
        </div>
      </div>
    </div>
  );
}

function NavItem({ entry, waiting }: { entry: OfficeNavEntry; waiting: number | null }) {
  const { t } = useLanguage<'office-frame'>();
  const href = useOfficeHref();
  const { pathname } = useLocation();
  const isCurrent =
    pathname === entry.path || (entry.path !== '/office' && pathname.startsWith(`${entry.path}/`));
  return (
    <li>
      <Link
        href={href(entry.path)}
        aria-current={isCurrent ? 'page' : undefined}
        aria-keyshortcuts={`g ${entry.key}`}
        className="flex min-h-8 items-center gap-2.5 rounded-4 px-3 text-14 text-ink-2 no-underline hover:bg-sunken hover:text-ink aria-[current]:bg-primary-100 aria-[current]:font-medium aria-[current]:text-main max-md:min-h-11"
      >
        <Icon of={entry.icon} size={16} className="text-ink-3" />
        <span className="grow">{t(entry.label)}</span>
        {waiting === null || waiting === 0 ? null : (
          <span className="text-12 font-medium text-ink-2">{waiting}</span>
        )}
      </Link>
    </li>
  );
}
