import type { ReactNode } from 'react';

interface AppShellProps {
  skipLabel: string;
  /** The bar of announcements; null where there is none. */
  ticker: ReactNode;
  header: ReactNode;
  /** Shown from medium width up. */
  sidebar: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

/**
 * The frame of every page: header, announcements, content, sidebar, footer. The announcements stand below the header and the sidebar
 * left of the content, and both follow it in the order of the keyboard, so that the first thing of the page is a few steps away.
 */
export function AppShell({ skipLabel, ticker, header, sidebar, footer, children }: AppShellProps) {
  return (
    <div id="top" className="relative flex min-h-dvh flex-col">
      <a
        href="#content"
        className="absolute z-50 -translate-y-96 rounded-8 bg-surface px-4 py-3 text-14 font-medium text-primary-ink shadow-float focus:translate-x-3 focus:translate-y-3"
      >
        {skipLabel}
      </a>
      {header}
      {/* The bar's place is there from the first byte, so that nothing moves when it comes. */}
      {ticker === null ? null : <div className="h-8 shrink-0 bg-sunken" />}
      {/* The sidebar's column is there before the sidebar, which is read after the content: on a slow line nothing moves aside for it. */}
      <div className="mx-auto grid w-full max-w-page grow grid-cols-[minmax(0,1fr)] gap-6 px-4 md:grid-cols-[13rem_minmax(0,1fr)] md:px-6">
        <main
          id="content"
          tabIndex={-1}
          className="min-w-0 focus-visible:outline-none md:col-start-2 md:row-start-1"
        >
          {children}
        </main>
        <aside className="sticky top-14 hidden max-h-[calc(100dvh-56px)] self-start overflow-y-auto py-6 md:col-start-1 md:row-start-1 md:block">
          {sidebar}
        </aside>
      </div>
      {ticker === null ? null : <div className="absolute inset-x-0 top-14">{ticker}</div>}
      {footer}
    </div>
  );
}
