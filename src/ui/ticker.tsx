import { useEffect, useRef } from 'react';
import { timings } from './timings.ts';

/** The width of a narrow character in the ticker's size, in CSS pixels. */
const narrowCharacterPx = 7;

/** How many seconds one round takes that moves the line by `distancePx`, at the promised speed. */
export function tickerSeconds(distancePx: number): number {
  return distancePx / narrowCharacterPx / timings.tickerSpeed;
}

/** The announcements of one line: joined by a full-width full stop and a space. */
export function joinAnnouncements(contents: readonly string[]): string {
  return contents.join('． ');
}

/**
 * One line that runs by. It stands while a pointer or the focus is on it, and altogether for readers who asked for less
 * motion. The line has its height from the start. Its speed is set from code, since the security policy allows no style
 * in the markup; until then it runs at the style sheet's own.
 */
export function Ticker({ label, text }: { label: string; text: string }) {
  const track = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another width.
  useEffect(() => {
    const line = track.current;
    if (line === null) return;
    const setSpeed = () => {
      line.style.setProperty('--ticker-duration', `${tickerSeconds(line.scrollWidth / 2).toFixed(1)}s`);
    };
    // Measured in the next frame, when the page is laid out anyway.
    const frame = requestAnimationFrame(setSpeed);
    window.addEventListener('resize', setSpeed);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('resize', setSpeed);
    };
  }, [text]);

  return (
    <section
      aria-label={label}
      data-ticker
      // biome-ignore lint/a11y/noNoninteractiveTabindex: focus is the keyboard's way to make the line stand still.
      tabIndex={0}
      className="h-8 overflow-hidden bg-sunken text-12 text-ink-2 focus-visible:outline-offset-[-2px]"
    >
      <div ref={track} className="ticker-track flex w-max min-w-full leading-8 whitespace-nowrap">
        <p className="min-w-[100vw] px-4">{text}</p>
        <p data-copy aria-hidden="true" className="min-w-[100vw] px-4">
          {text}
        </p>
      </div>
    </section>
  );
}
