import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { iconButtonStyle } from './icon-button.tsx';
import { chevronLeftIcon, chevronRightIcon } from './icon-paths.ts';
import { Link } from './link.tsx';

interface StripDay {
  href: string;
  /** The rest of the date for screen readers, who hear the weekday and the day before it: "November 2026". */
  label: string;
  /** `Fri`, or the word for today. */
  weekday: string;
  /** `20` or `20/11`. */
  day: string;
  current: boolean;
  today?: boolean;
}

interface DayStripProps {
  label: string;
  days: readonly StripDay[];
  earlier: { href: string; label: string } | null;
  later: { href: string; label: string } | null;
  /** What stands at the end of the strip, such as a date picker. */
  children?: ReactNode;
}

/**
 * Days as a strip of links, an arrow at either end. On a narrow screen it scrolls, arrows and all, and starts with the
 * chosen day in the middle: the padding puts it there before any script runs.
 */
export function DayStrip({ label, days, earlier, later, children }: DayStripProps) {
  const list = useRef<HTMLOListElement>(null);
  const chosen = days.find(({ current }) => current)?.href;
  // Each place keeps its element: where the strip begins with another day, words change and nothing moves.
  const places = days.map((day, place) => ({ ...day, place }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the strip is centred again when another day is chosen.
  useEffect(() => {
    const item = list.current?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    if (!list.current || !item) return;
    list.current.scrollLeft = item.offsetLeft - (list.current.clientWidth - item.offsetWidth) / 2;
  }, [chosen]);

  return (
    <nav aria-label={label} className="flex items-center gap-1">
      <ol
        ref={list}
        className="relative -ml-1 flex grow snap-x items-center gap-1 scroll-x p-1 [scroll-padding-inline:calc(50%-2rem)]"
      >
        <li className="shrink-0">
          <Arrow target={earlier} icon={chevronLeftIcon} />
        </li>
        {places.map(({ place, href, label: text, weekday, day, current, today }) => (
          <li key={place} className="min-w-14 grow snap-center">
            <Link
              href={href}
              aria-current={current ? 'date' : undefined}
              className={classNames(
                'grid justify-items-center rounded-8 px-0.5 py-1.5 no-underline transition-colors',
                current ? 'bg-primary text-on-primary' : 'text-ink hover:bg-sunken',
                current && '[scroll-initial-target:nearest]',
              )}
            >
              <span
                className={classNames(
                  'text-12 whitespace-nowrap',
                  !current && (today ? 'font-medium text-primary-ink' : 'text-ink-3'),
                )}
              >
                {weekday}
              </span>
              <span className="text-14 font-medium">{day}</span>
              <span className="sr-only">{text}</span>
            </Link>
          </li>
        ))}
        <li className="shrink-0">
          <Arrow target={later} icon={chevronRightIcon} />
        </li>
      </ol>
      {children}
    </nav>
  );
}

function Arrow({ target, icon }: { target: { href: string; label: string } | null; icon: string }) {
  if (target === null) {
    return (
      <span className={`${iconButtonStyle} pointer-events-none opacity-35`}>
        <Icon drawing={icon} />
      </span>
    );
  }
  return (
    <Link href={target.href} aria-label={target.label} className={iconButtonStyle}>
      <Icon drawing={icon} />
    </Link>
  );
}
