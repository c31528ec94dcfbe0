/** The codes with which calls of the API were answered since a test began: tests note them, and the check of the promises reads them. */
export const seenCodes = new Set<number>();
