import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';
import { PlainButton } from './plain-button.tsx';

const stripStyle = 'flex gap-1 scroll-x border-b border-line';

function tabStyle(selected: boolean): string {
  return classNames(
    'inline-flex min-h-(--row) items-center whitespace-nowrap border-b-2 px-3 text-14 font-medium no-underline transition-colors',
    selected ? 'border-primary-ink text-main' : 'border-transparent text-ink-2 hover:text-ink',
  );
}

interface TabsProps {
  /** The name of the row of tabs. */
  label: string;
  items: readonly { key: string; label: ReactNode; panel: ReactNode }[];
  initialKey?: string;
}

/** Panels of which one shows. Arrow keys, Home and End move between the tabs, as readers of screens expect. */
export function Tabs({ label, items, initialKey }: TabsProps) {
  const [selected, setSelected] = useState(initialKey ?? items[0]?.key);
  const strip = useRef<HTMLDivElement>(null);
  const id = useId();

  const moveTo = (event: KeyboardEvent) => {
    const at = items.findIndex(({ key }) => key === selected);
    const targets: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const index = (target + items.length) % items.length;
    setSelected(items[index]?.key);
    strip.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  };

  return (
    <div>
      <div ref={strip} role="tablist" aria-label={label} onKeyDown={moveTo} className={stripStyle}>
        {items.map(({ key, label: tab }, index) => (
          <PlainButton
            key={key}
            role="tab"
            id={`${id}-${index}-tab`}
            aria-selected={key === selected}
            aria-controls={`${id}-${index}`}
            tabIndex={key === selected ? 0 : -1}
            onClick={() => setSelected(key)}
            className={tabStyle(key === selected)}
          >
            {tab}
          </PlainButton>
        ))}
      </div>
      {items.map(({ key, panel }, index) => (
        <div
          key={key}
          role="tabpanel"
          id={`${id}-${index}`}
          aria-labelledby={`${id}-${index}-tab`}
          hidden={key !== selected}
          className="pt-4"
        >
          {panel}
        </div>
      ))}
    </div>
  );
}

interface TabLinksProps {
  label: string;
  items: readonly { href: string; label: ReactNode; current?: boolean }[];
}

/** The same look for links, where the choice belongs in the address bar; works without JavaScript. */
export function TabLinks({ label, items }: TabLinksProps) {
  return (
    <nav aria-label={label} className={stripStyle}>
      {items.map(({ href, label: tab, current = false }) => (
        <Link
          key={href}
          href={href}
          aria-current={current ? 'page' : undefined}
          className={tabStyle(current)}
        >
          {tab}
        </Link>
      ))}
    </nav>
  );
}
