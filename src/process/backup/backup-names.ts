import type { StoredObject } from '#platform/object-store/object-store.ts';

/** The manifest, which is written last: without it a backup is none. */
export const SEALED_MANIFEST = 'manifest.json.age';

/** What another machine found when it brought the backup back. */
export const RESTORE_REPORT = 'restore-test.json';

/** A backup at a target: a folder of its own, named by the instant of its snapshot. */
export type StoredBackup = {
  readonly name: string;
  readonly takenAt: Date;
  readonly isWhole: boolean;
  readonly bytes: number;
  readonly keys: readonly string[];
};

const NAME = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z-[0-9a-f]{8}$/;
/** A table's file in parts of bounded size. */
const PART = /^[a-z0-9_]+\.copy\.zst\.age\.\d{6}$/;

export function backupName(takenAt: Date, id: string): string {
  const instant = takenAt.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  return `${instant}-${id.replaceAll('-', '').slice(0, 8)}`;
}

/** The instant in a name; null where it is no name of a backup. */
export function instantOf(name: string): Date | null {
  const found = NAME.exec(name);
  if (found === null) return null;
  const [, year, month, day, hour, minute, second] = found;
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(at.getTime()) ? null : at;
}

export function partName(file: string, number: number): string {
  return `${file}.age.${String(number).padStart(6, '0')}`;
}

/** What of a target is a backup of ours, the oldest first. Whatever else lies there is passed over. */
export function findBackups(objects: readonly StoredObject[]): StoredBackup[] {
  const ours = objects.flatMap(({ key, bytes }) => {
    const [name = '', file = '', ...more] = key.split('/');
    const takenAt = instantOf(name);
    const isKnown = file === SEALED_MANIFEST || file === RESTORE_REPORT || PART.test(file);
    const isOurs = takenAt !== null && more.length === 0 && isKnown;
    return isOurs ? [{ name, takenAt, file, key, bytes }] : [];
  });
  return [...Map.groupBy(ours, ({ name }) => name)]
    .flatMap(([name, files]): StoredBackup[] => {
      const [first] = files;
      if (first === undefined) return [];
      return [
        {
          name,
          takenAt: first.takenAt,
          isWhole: files.some(({ file }) => file === SEALED_MANIFEST),
          bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
          keys: files.map(({ key }) => key),
        },
      ];
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
