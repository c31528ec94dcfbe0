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
        className="absolute z-50 -translate-y-20 rounded-8 bg-surface px-4 py-3 text-14 font-medium text-primary-ink shadow-float focus:translate-x-3 focus:translate-y-3"
      >
        {skipLabel}
      </a>
      {header}
      {/* The bar's place is there from the first byte, so that nothing moves when it comes. */}
      {ticker === null ? null : <div className="h-8 shrink-0 bg-sunken" />}
      <div className="mx-auto flex w-full max-w-page grow gap-6 px-4 md:px-6">
        <main id="content" tabIndex={-1} className="min-w-0 grow focus-visible:outline-none">
          {children}
        </main>
        <aside className="sticky order-first top-14 hidden max-h-[calc(100dvh-56px)] w-52 shrink-0 self-start overflow-y-auto py-6 md:block">
          {sidebar}
        </aside>
      </div>
      {ticker === null ? null : <div className="absolute inset-x-0 top-14">{ticker}</div>}
      {footer}
    </div>
  );
}
