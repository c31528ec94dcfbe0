/** The columns of a game's row and of the head above its league (`ui/rows.css`). */
export const rowGrid = 'game-row';

/** In stats-only mode no row has a cell for picks. */
export const rowGridWithoutPicks = 'game-row-without-picks';
