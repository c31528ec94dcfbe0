import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import { Link } from '../link.tsx';
import { chevronDownIcon } from './shell-icon-paths.ts';

interface NavLink {
  kind: 'link';
  href: string;
  label: ReactNode;
  /** A drawing of `icon-paths.ts`. */
  icon?: string;
  current: boolean;
}

interface NavGroup {
  kind: 'group';
  key: string;
  label: ReactNode;
  icon?: string;
  items: readonly NavLink[];
}

export type NavEntry = NavLink | NavGroup;

const rowStyle = 'nav-line';

/** The links of the sidebar and of the small screen's menu. A group opens where one of its links is the current page. */
export function NavList({ label, entries }: { label: string; entries: readonly NavEntry[] }) {
  return (
    <nav aria-label={label}>
      <ul className="grid gap-0.5">
        {entries.map((entry) =>
          entry.kind === 'link' ? (
            <NavItem key={entry.href} link={entry} />
          ) : (
            <li key={entry.key}>
              <NavSection group={entry} />
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

function NavItem({ link: { href, label, icon, current } }: { link: NavLink }) {
  return (
    <li>
      <Link href={href} aria-current={current ? 'page' : undefined} className={rowStyle}>
        {icon === undefined ? null : (
          <Icon drawing={icon} className={current ? 'text-primary-ink' : 'text-ink-3'} />
        )}
        {label}
      </Link>
    </li>
  );
}

/** A `<details>`, so that it opens without JavaScript; its arrow turns. */
function NavSection({ group: { label, icon, items } }: { group: NavGroup }) {
  return (
    <details open={items.some(({ current }) => current) || undefined} className="group">
      <summary className={rowStyle}>
        {icon === undefined ? null : <Icon drawing={icon} className="text-ink-3" />}
        <span className="grow">{label}</span>
        <Icon
          drawing={chevronDownIcon}
          size={16}
          className="text-ink-3 transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <ul className="mt-0.5 ml-[21px] grid gap-0.5 border-l border-line pl-2.5">
        {items.map((link) => (
          <NavItem key={link.href} link={link} />
        ))}
      </ul>
    </details>
  );
}
