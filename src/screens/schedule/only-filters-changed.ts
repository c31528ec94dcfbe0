import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { readQuery } from './schedule-query.ts';

/**
 * The page holds all games of its day, so that a filter is answered at once and without the server. Everything else, a
 * reload of the same address included, asks it again.
 */
export function onlyFiltersChanged({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: Pick<ShouldRevalidateFunctionArgs, 'currentUrl' | 'nextUrl' | 'defaultShouldRevalidate'>): boolean {
  if (currentUrl.href === nextUrl.href || currentUrl.pathname !== nextUrl.pathname)
    return defaultShouldRevalidate;
  const now = readQuery(currentUrl.searchParams);
  const next = readQuery(nextUrl.searchParams);
  return now.date !== next.date || now.tz !== next.tz;
}
