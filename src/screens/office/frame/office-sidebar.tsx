import { useId } from 'react';
import { useLocation } from 'react-router';
import { formatTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { chevronDownIcon, searchIcon } from '#ui/icon-paths.ts';
import { Link } from '#ui/link.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import type { OfficeFrameData } from './data.server.ts';
import { useOfficeHref } from './office-context.ts';
import { groupIcons, isAt, navFor, type OfficeNavEntry, officeNavGroups } from './office-nav.ts';
import { BrandSwitch, LanguageSwitch, ThemeSwitch } from './office-switches.tsx';
import { SignOut } from './sign-out.tsx';

/** The pages that stand open all at once on a screen of 900 px; of more, only the part in which the operator is stands open. */
const MAX_ALL_OPEN = 14;

/** Where one can go, what waits there, and who is signed in until when. */
export function OfficeSidebar({
  frame,
  onHelp,
  onSearch,
}: {
  frame: OfficeFrameData;
  onHelp: () => void;
  onSearch: () => void;
}) {
  const { t } = useLanguage<'office-frame'>();
  const { operator, ends_at: endsAt, waiting } = frame.me;
  const { pathname } = useLocation();
  const entries = navFor(operator.permissions);
  const current = entries.find(({ path }) => isAt(pathname, path));
  const openGroup = current?.group ?? 'money';
  return (
    <div className="flex min-h-full flex-col gap-4">
      <p className="px-3 pt-1 text-14 font-strong text-main max-md:hidden">{t('office-frame.name')}</p>
      <BrandSwitch brands={frame.brands} current={frame.me.brand} />
      <PlainButton
        onClick={onSearch}
        aria-keyshortcuts="Control+K Meta+K"
        className="mx-3 flex min-h-8 items-center gap-2 rounded-8 px-2 text-14 text-ink-2 shadow-[inset_0_0_0_1px_var(--border-main)] hover:bg-sunken max-md:min-h-11"
      >
        <Icon drawing={searchIcon} size={16} className="text-ink-3" />
        <span className="grow text-left whitespace-nowrap">{t('office-frame.palette.open')}</span>
        <kbd className="rounded-4 bg-sunken px-1 text-12 whitespace-nowrap max-md:hidden">Ctrl K</kbd>
      </PlainButton>
      <nav aria-label={t('office-frame.menu')} className="grow">
        {[undefined, ...officeNavGroups].map((group) => (
          <NavPart
            key={group ?? ''}
            group={group}
            entries={entries.filter((entry) => entry.group === group)}
            waiting={waiting}
            isOpen={entries.length <= MAX_ALL_OPEN || group === openGroup}
          />
        ))}
      </nav>
      <div className="grid gap-2 border-t border-line pt-3">
        <div className="grid gap-2 px-3">
          <LanguageSwitch />
          <ThemeSwitch initial={frame.theme} />
        </div>
        <div className="min-w-0 px-3 text-12 text-ink-3">
          <p title={operator.email} className="truncate text-ink-2">
            {operator.email}
          </p>
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

interface NavPartProps {
  group: OfficeNavEntry['group'];
  entries: readonly OfficeNavEntry[];
  waiting: OfficeFrameData['me']['waiting'];
  isOpen: boolean;
}

/**
 * Pages that belong together, under the name of their part, which opens and closes them; a part of which the operator has none is left out.
 * A closed part shows how much waits in it.
 */
function NavPart({ group, entries, waiting, isOpen }: NavPartProps) {
  const { t } = useLanguage<'office-frame'>();
  const id = useId();
  if (entries.length === 0) return null;
  const waitingAt = (entry: OfficeNavEntry) =>
    entry.waiting === undefined ? 0 : (waiting[entry.waiting] ?? 0);
  const list = (
    <ul {...(group === undefined ? {} : { 'aria-labelledby': id })} className="grid gap-0.5">
      {entries.map((entry) => (
        <NavItem key={entry.path} entry={entry} waiting={waitingAt(entry)} />
      ))}
    </ul>
  );
  if (group === undefined) return <div className="pb-1">{list}</div>;
  return (
    <details open={isOpen} className="group/part">
      <summary className="flex min-h-8 items-center gap-2 rounded-4 px-3 text-12 font-medium text-ink-2 hover:bg-sunken hover:text-ink max-md:min-h-11">
        <Icon drawing={groupIcons[group]} size={16} className="text-ink-3" />
        <span id={id} className="min-w-0 grow">
          {t(`office-frame.navGroups.${group}`)}
        </span>
        <span className="-mr-2 flex items-center gap-0.5">
          <WaitingCount count={entries.reduce((sum, entry) => sum + waitingAt(entry), 0)} inClosedPart />
          <Icon
            drawing={chevronDownIcon}
            size={16}
            className="text-ink-3 transition-transform group-open/part:rotate-180"
          />
        </span>
      </summary>
      <div className="pb-2">{list}</div>
    </details>
  );
}

function WaitingCount({ count, inClosedPart = false }: { count: number; inClosedPart?: boolean }) {
  if (count === 0) return null;
  return (
    <span
      className={classNames(
        'text-12 font-medium whitespace-nowrap text-ink-2',
        inClosedPart && 'group-open/part:hidden',
      )}
    >
      {count}
    </span>
  );
}

function NavItem({ entry, waiting }: { entry: OfficeNavEntry; waiting: number }) {
  const { t } = useLanguage<'office-frame'>();
  const href = useOfficeHref();
  const { pathname } = useLocation();
  const isCurrent = isAt(pathname, entry.path);
  return (
    <li>
      <Link
        href={href(entry.path)}
        aria-current={isCurrent ? 'page' : undefined}
        aria-keyshortcuts={`g ${entry.key}`}
        className="flex min-h-7 items-center gap-2 rounded-4 px-3 text-14 text-ink-2 no-underline hover:bg-sunken hover:text-ink aria-[current]:bg-primary-100 aria-[current]:font-medium aria-[current]:text-main max-md:min-h-11"
      >
        {entry.group === undefined ? (
          <Icon drawing={groupIcons.now} size={16} className="text-ink-3" />
        ) : (
          <span aria-hidden="true" className="w-4" />
        )}
        <span className="grow">{t(entry.label)}</span>
        <WaitingCount count={waiting} />
      </Link>
    </li>
  );
}
