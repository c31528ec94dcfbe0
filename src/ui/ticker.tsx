/** The announcements of one line: joined by a full-width full stop and a space. */
export function joinAnnouncements(contents: readonly string[]): string {
  return contents.join('． ');
}

/**
 * One line that runs by. It stands while a pointer or the focus is on it, and altogether for readers who asked for less
 * motion. The line has its height from the start. Its speed is set by `page-start/ticker.ts`.
 */
export function Ticker({ label, text }: { label: string; text: string }) {
  return (
    <section
      aria-label={label}
      data-ticker
      // biome-ignore lint/a11y/noNoninteractiveTabindex: focus is the keyboard's way to make the line stand still.
      tabIndex={0}
      className="h-8 overflow-hidden bg-sunken text-12 text-ink-2 focus-visible:outline-offset-[-2px]"
    >
      <div className="ticker-track flex w-max min-w-full leading-8 whitespace-nowrap">
        <p className="min-w-[100vw] px-4">{text}</p>
        <p data-copy aria-hidden="true" className="min-w-[100vw] px-4">
          {text}
        </p>
      </div>
    </section>
  );
}
