/** The whole answer cannot be read. */
export class UnreadableAnswer extends Error {}
