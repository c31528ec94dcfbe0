/** The address of the panel on every page. */
export const CONTACT_ANCHOR = 'contact';
