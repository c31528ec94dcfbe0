/**
 * The columns of a game's row and of the head above its league: clock, home, score, away, parts, pick, arrow. On a phone, and
 * where the menu stands beside a narrow page, the clock stands below the score, so that the names have its room.
 */
export const rowGrid = [
  'grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)_3rem] grid-rows-[1fr_auto] items-center gap-x-1 px-3',
  'lg:grid-cols-[5.5rem_minmax(0,1fr)_4.5rem_minmax(0,1fr)_6rem] lg:grid-rows-none lg:gap-x-3 lg:px-4',
  'xl:grid-cols-[5rem_minmax(0,1fr)_5.25rem_minmax(0,1fr)_auto_7rem_1rem]',
].join(' ');

/** In stats-only mode no row has a cell for picks. */
export const rowGridWithoutPicks = [
  'grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)_1rem] grid-rows-[1fr_auto] items-center gap-x-2 px-3',
  'lg:grid-cols-[5.5rem_minmax(0,1fr)_4.5rem_minmax(0,1fr)_1rem] lg:grid-rows-none lg:gap-x-3 lg:px-4',
  'xl:grid-cols-[5rem_minmax(0,1fr)_5.25rem_minmax(0,1fr)_auto_1rem]',
].join(' ');
