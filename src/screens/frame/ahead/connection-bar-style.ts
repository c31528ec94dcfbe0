/** The bar that says how the connection is; pages with the framework and without draw it alike. */
export const barStyle = 'mt-2 flex min-h-11 items-center gap-3 rounded-8 px-4 py-1.5 text-14 shadow-float';

export const lostBarStyle = `${barStyle} bg-main text-surface`;

export const tryAgainStyle =
  'min-h-9 shrink-0 rounded-8 bg-surface px-4 font-medium text-main outline-offset-2 focus-visible:outline-surface aria-disabled:opacity-60 max-md:min-h-11';
