import type { ReactNode } from 'react';

/** What can be done with a row: beside one another on a wide screen, below one another where that is not in sight, and never broken within a word. */
export function RowActions({ children }: { children: ReactNode }) {
  return <span className="flex flex-wrap gap-2 whitespace-nowrap min-[1400px]:flex-nowrap">{children}</span>;
}
