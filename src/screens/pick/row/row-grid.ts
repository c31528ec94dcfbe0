/**
 * The columns of a pick's row, which its head shares. The row asks how wide its list is, not the screen: the same row is two lines
 * high in a narrow place and one in a wide one.
 */
export const rowGrid = [
  'grid grid-cols-[minmax(0,1fr)_5.5rem_4.75rem] items-center gap-x-2 px-4 @min-[900px]:gap-x-3',
  '@min-[900px]:grid-cols-[minmax(0,1fr)_3.5rem_10.25rem_4.5rem_2.25rem_3.25rem_1rem]',
].join(' ');

/** The match on the left, its picks on the right, in a wide list. */
export const matchGrid = '@min-[900px]:grid @min-[900px]:grid-cols-[18rem_minmax(0,1fr)]';

export const wideOnly = 'hidden @min-[900px]:block';
export const narrowOnly = '@min-[900px]:hidden';
