/**
 * The page numbers to show: `visible` neighbours of the current one, shifted at both ends so that their count stays the
 * same. Pages count from 1; a page outside the range is drawn to its nearest end.
 */
export function pageWindow(page: number, lastPage: number, visible: number): number[] {
  const last = Math.max(1, lastPage);
  const current = Math.min(Math.max(1, page), last);
  const count = Math.min(visible, last);
  const first = Math.min(Math.max(1, current - Math.floor(visible / 2)), last - count + 1);
  return Array.from({ length: count }, (_, index) => first + index);
}
