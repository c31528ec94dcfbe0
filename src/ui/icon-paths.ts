/** Line drawings on a grid of 24 units, as the data of one SVG path each; `icon.tsx` draws them. */
export * from './shell/shell-icon-paths.ts';

export const arrowRightIcon = 'M5 12h14M13 6l6 6-6 6';
export const ballIcon =
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 8l3.8 2.8-1.4 4.4H9.6l-1.4-4.4ZM12 3v5M20.5 9.2l-4.7 1.6M17.3 19.3l-2.9-4.1M6.7 19.3l2.9-4.1M3.5 9.2l4.7 1.6';
export const chevronLeftIcon = 'M15 6l-6 6 6 6';
export const chevronRightIcon = 'M9 6l6 6-6 6';
export const clockIcon = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7v5l3.5 2';
export const copyIcon =
  'M9 11a2 2 0 0 1 2-2h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2ZM5.5 15A1.5 1.5 0 0 1 4 13.5V6a2 2 0 0 1 2-2h7.5A1.5 1.5 0 0 1 15 5.5';
export const eyeIcon =
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z';
export const eyeOffIcon =
  'M4 4l16 16M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-3 3.7M6.3 7.3A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.7-1.3M9.9 9.9a3 3 0 0 0 4.2 4.2';
export const filterIcon = 'M4 6h16M7 12h10M10 18h4';
/** Under whose flag the site sails: a brand. */
export const flagIcon = 'M5 21V4M5 5h13l-3 4.5 3 4.5H5';
export const lockIcon =
  'M6 12a1.5 1.5 0 0 1 1.5-1.5h9A1.5 1.5 0 0 1 18 12v6.5a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 6 18.5ZM8.5 10.5V8a3.5 3.5 0 1 1 7 0v2.5M12 14.5v2';
export const mailIcon =
  'M4 7a1.5 1.5 0 0 1 1.5-1.5h13A1.5 1.5 0 0 1 20 7v10a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17ZM4.5 7.5l7.5 5.5 7.5-5.5';
export const messageIcon =
  'M4 7a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-7l-4.5 3.5V17H6a2 2 0 0 1-2-2ZM8 9.5h8M8 12.5h5';
export const pencilIcon = 'M4 20l1-4.5L16.5 4 20 7.5 8.5 19ZM14 6.5l3.5 3.5';
export const proofIcon = 'M12 3l7.5 3v5.5c0 4.5-3 8-7.5 9.5-4.5-1.5-7.5-5-7.5-9.5V6ZM8.5 12l2.5 2.5 4.5-5';
export const searchIcon = 'M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM16 16l4 4';
