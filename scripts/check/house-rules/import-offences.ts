import type { Room } from '../rooms.ts';
import { MAY_IMPORT, MAY_USE_PACKAGES, OPEN_ROOMS, roomOf, screenOf } from '../rooms.ts';
import type { ImportedModule, Offence, SourceFile } from './source-file.ts';

/** Packages stand for themselves and know nothing of the site. */
const STANDALONE: ReadonlySet<Room> = new Set(['predict', 'embedded-postgres']);

/** The files of db that name Drizzle, whose long list of exports Node reads again for each file that names it. */
const NAMES_DRIZZLE = /^src\/db\/(?:drizzle|drizzle-tables|client)\.ts$/;
const HANDS_ON_DRIZZLE = /^src\/db\/drizzle(?:-tables)?\.ts$/;

/** Imports against the table of rooms. */
export function importOffences(file: SourceFile): Offence[] {
  const { path, room } = file;
  return file.imports.flatMap((fact) => {
    const sentences = [
      depthError(fact),
      drizzleError(file, fact),
      room === null ? null : fact.target === null ? packageError(room, fact) : roomError(file, room, fact),
    ];
    return sentences.flatMap((sentence) => (sentence === null ? [] : [{ path, line: fact.line, sentence }]));
  });
}

function depthError({ specifier }: ImportedModule): string | null {
  return specifier.startsWith('../../../')
    ? `"${specifier}" climbs deeper than ../.. – use #room/… instead.`
    : null;
}

/** SQL is the business of db alone, which takes it from the files that name the package. */
function drizzleError(
  { path, room }: SourceFile,
  { specifier, target, isTypeOnly }: ImportedModule,
): string | null {
  if (isTypeOnly) return null;
  if (room === 'db' && /^drizzle-orm(\/|$)/.test(specifier) && !NAMES_DRIZZLE.test(path))
    return `"${specifier}" is named in src/db/drizzle.ts and drizzle-tables.ts; import it from there.`;
  if (!HANDS_ON_DRIZZLE.test(target ?? '') || room === 'db' || room === 'test' || room === 'entry')
    return null;
  return `A file of the room "${room}" may not use the package "drizzle-orm" (${specifier}).`;
}

function packageError(room: Room, { specifier, isTypeOnly }: ImportedModule): string | null {
  const allowed = MAY_USE_PACKAGES[room];
  if (allowed === undefined || isTypeOnly || allowed.some((pattern) => pattern.test(specifier))) return null;
  return `A file of the room "${room}" may not use the package "${specifier}".`;
}

function roomError(file: SourceFile, room: Room, fact: ImportedModule): string | null {
  const target = fact.target ?? '';
  const other = roomOf(target);
  if (other === null) return null;
  if (other === 'test') return room === 'test' ? null : `Nothing may import a test ("${fact.specifier}").`;
  const rights = MAY_IMPORT[room];
  if (rights === 'anything') return null;
  const isOpen = OPEN_ROOMS.has(other) && !STANDALONE.has(room);
  const right = other === room || isOpen ? 'all' : rights[other];
  if (right === undefined) return `The room "${room}" may not import "${other}" (${fact.specifier}).`;
  if (right === 'types' && !fact.isTypeOnly) {
    return `The room "${room}" may import only types of "${other}" (${fact.specifier}).`;
  }
  return screenError(file.path, target, fact.specifier);
}

function screenError(from: string, to: string, specifier: string): string | null {
  const [own, other] = [screenOf(from), screenOf(to)];
  if (other === null || own === other) return null;
  return `A screen may not import another screen ("${specifier}").`;
}
