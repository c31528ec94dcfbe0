import { type Locale, messageFolders } from './locales.ts';
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
      const module = await import(`./messages/${folder}/${file}.json`, { with: { type: 'json' } });
      return [file, module.default];
    }),
  );
  return Object.fromEntries(entries);
}
