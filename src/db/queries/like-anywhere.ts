/** A pattern for `ilike` that finds what was typed anywhere in a text, and nothing else: its wildcards mean themselves. */
export const likeAnywhere = (typed: string): string => `%${typed.replaceAll(/[\\%_]/g, '\\$&')}%`;
