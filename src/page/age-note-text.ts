/**
 * The line over a page that says as of when it is true. It is empty and hidden on every page; only the guests' cache fills it, in bytes
 * that are stored already, while the database cannot be reached. A test compares these texts with what React writes.
 */
export const AGE_NOTE_CLASS = 'bg-warn-soft px-4 py-2 text-center text-13 text-ink';
const opened = (attributes: string) => `<p data-age-note=""${attributes} class="${AGE_NOTE_CLASS}">`;
export const AGE_NOTE_HIDDEN = opened(' hidden=""');
export const AGE_NOTE_SHOWN = opened('');
export const AGE_NOTE_END = '</p>';
