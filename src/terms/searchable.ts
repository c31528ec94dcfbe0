/** Letters that say too little alone: a list of everyone whose name holds an “a” helps no one. */
const MIN_SIGNS = 2;

/** Whether what was typed is enough to look for: two signs, or one that is a word by itself, as many family names are. */
export function isSearchable(text: string): boolean {
  return [...text].length >= MIN_SIGNS || /^\p{Script=Han}$/u.test(text);
}
