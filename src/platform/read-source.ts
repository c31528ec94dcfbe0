import { readFile } from 'node:fs/promises';

/** The text of a file that is shipped with the program, by its address beside a module, or of one that a setting names. */
export function readSource(file: URL | string): Promise<string> {
  return readFile(file, 'utf8');
}
