import { readFile } from 'node:fs/promises';

/** The text of a file that is shipped with the program, by its address beside a module. */
export function readSource(file: URL): Promise<string> {
  return readFile(file, 'utf8');
}
