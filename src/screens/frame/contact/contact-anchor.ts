/** The address of the panel on every page. */
export const CONTACT_ANCHOR = 'contact';

/** The parameter of a page in which a reader's question to the written answers stands. */
export const ASK_PARAMETER = 'ask';

/** The longest question, in characters. */
export const MAX_QUESTION = 200;
