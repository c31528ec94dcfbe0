import type { ReactNode } from 'react';

interface HeaderProps {
  /** The hamburger with its menu, seen on small screens. */
  menu: ReactNode;
  logo: ReactNode;
  /** Language, messages, and log in or log out. */
  children: ReactNode;
}

/** The bar at the top. It stays in sight and is the only thing that does. */
export function Header({ menu, logo, children }: HeaderProps) {
  return (
    <header data-header className="sticky top-0 z-30 bg-surface">
      <div className="mx-auto flex h-14 max-w-page items-center gap-1 px-2 sm:gap-2 md:px-6">
        {menu}
        <div className="flex min-w-0 grow items-center">{logo}</div>
        <div className="flex shrink-0 items-center gap-1">{children}</div>
      </div>
    </header>
  );
}
