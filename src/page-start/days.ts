/** Puts the chosen day of each strip (`ui/day-strip.tsx`) into the middle, for browsers whose style sheet does not. */
export function startDays(): void {
  for (const day of document.querySelectorAll('ol > li > [aria-current=date]')) {
    const item = day.parentElement;
    const list = item?.parentElement;
    if (item && list) list.scrollLeft = item.offsetLeft - (list.clientWidth - item.offsetWidth) / 2;
  }
}
