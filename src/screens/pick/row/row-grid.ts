/**
 * The columns of a pick's row, which its head shares. The row asks how wide its list is, not the screen: the same row is two lines
 * high in a narrow place and one in a wide one.
 */
export const rowGrid = 'pick-row';

/** The match on the left, its picks on the right, in a wide list. */
export const matchGrid = '@min-[900px]:grid @min-[900px]:grid-cols-[20rem_minmax(0,1fr)]';

export const wideOnly = 'hidden @min-[900px]:block';
export const narrowOnly = '@min-[900px]:hidden';
