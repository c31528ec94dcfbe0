import type { ReactNode } from 'react';

/** What can be done with a row: beside one another at a desk, below on a phone, and never broken within a word. */
export function RowActions({ children }: { children: ReactNode }) {
  return <span className="flex flex-wrap gap-2 whitespace-nowrap lg:flex-nowrap">{children}</span>;
}
