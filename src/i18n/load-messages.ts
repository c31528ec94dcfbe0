import type { Locale } from '#terms/locales.ts';
import { messageFolders } from './locales.ts';
import type { MessageFile, MessageFiles } from './message-files.ts';

/**
 * Loads the named files of one language, each as a module of its own, so that a page carries only the words it shows.
 * Works in plain Node, in the server bundle and in the browser; rejects when a file cannot be loaded.
 */
export async function loadMessages<File extends MessageFile>(
  locale: Locale,
  files: readonly File[],
): Promise<Pick<MessageFiles, File>> {
  const folder = messageFolders[locale];
  const entries = await Promise.all(
    files.map(async (file) => {
      const content = (await loadFile(folder, file)).default;
      if (typeof content === 'object' && content !== null) names.set(content, `${folder}/${file}`);
      return [file, content];
    }),
  );
  return Object.fromEntries(entries);
}

const names = new WeakMap<object, string>();

/** Which files these words are, as a text; null where any of them is not as its file has it, such as words that were made for one reader. */
export function nameMessages(messages: Partial<MessageFiles>): string | null {
  const found = Object.values(messages).map((content) => names.get(content));
  return found.includes(undefined) ? null : found.join(' ');
}

/** A module that was loaded stays; resolving its address again for every page would cost more than the words. */
const loaded = new Map<string, Promise<{ default: unknown }>>();

function loadFile(folder: string, file: MessageFile): Promise<{ default: unknown }> {
  const name = `${folder}/${file}`;
  const known = loaded.get(name);
  if (known !== undefined) return known;
  const module: Promise<{ default: unknown }> = import(`./messages/${folder}/${file}.json`, {
    with: { type: 'json' },
  });
  loaded.set(name, module);
  // A file that could not be fetched is asked for again the next time.
  module.catch(() => loaded.delete(name));
  return module;
}
