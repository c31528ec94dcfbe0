/** The line drawings of the frame around every page, as those of `icon-paths.ts`, which hands them on. */
export const bellIcon = 'M6 16V11a6 6 0 1 1 12 0v5l1.5 2h-15ZM10 21h4';
export const calendarIcon =
  'M4 7a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2ZM4 10h16M8 3v4M16 3v4';
export const chartIcon = 'M4 4v16h16M8 15l3.5-4 3 2.5L20 7';
export const checkIcon = 'M5 12.5l4.5 4.5L19 7.5';
export const chevronDownIcon = 'M6 9l6 6 6-6';
export const closeIcon = 'M6 6l12 12M18 6L6 18';
export const errorIcon = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7.5v5.5M12 16.5v.01';
export const globeIcon =
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18';
export const homeIcon = 'M4 11l8-7 8 7v8a1 1 0 0 1-1 1h-4.5v-6h-5v6H5a1 1 0 0 1-1-1Z';
export const infoIcon = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 11v5.5M12 7.5v.01';
export const menuIcon = 'M4 7h16M4 12h16M4 17h16';
export const modelIcon = 'M5 6h8M17 6h2M5 12h2M11 12h8M5 18h6M15 18h4M15 4v4M9 10v4M13 16v4';
export const newsIcon =
  'M4 6a1 1 0 0 1 1-1h11a1 1 0 0 1 1 1v12a1 1 0 0 0 1 1H6a2 2 0 0 1-2-2ZM17 9h2a1 1 0 0 1 1 1v7a2 2 0 0 1-2 2M7.5 9h6M7.5 12.5h6M7.5 16h3';
export const offlineIcon =
  'M4 4l16 16M8.5 15.5a5 5 0 0 1 7 0M5 12a10 10 0 0 1 4.5-2.6M14 9.2a10 10 0 0 1 5 2.8M12 19v.01';
export const planIcon =
  'M3.5 9V7a2 2 0 0 1 2-2h13a2 2 0 0 1 2 2v2a3 3 0 0 0 0 6v2a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-2a3 3 0 0 0 0-6ZM14 5v2.5M14 11v2M14 16.5V19';
export const recordIcon =
  'M6 4h9l4 4v11a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1ZM14.5 4v4.5H19M8.5 13h7M8.5 16.5h5';
export const standingsIcon = 'M4 6h1.5M9 6h11M4 12h1.5M9 12h8M4 18h1.5M9 18h5';
export const userIcon = 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20a7.5 7.5 0 0 1 15 0';
export const warningIcon = 'M12 4l9 15.5H3ZM12 10v4.5M12 17v.01';
