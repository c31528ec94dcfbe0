import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

export const MANIFEST = 'manifest.json';
/** The first format said nothing of the files as they lie there, only of what is in them. */
const FIRST_FORMAT = 1;
export const BACKUP_FORMAT = 2;

const tableSchema = z.object({
  name: z.string().regex(/^[a-z0-9_]+$/),
  columns: z.array(z.string()).min(1),
  rows: z.int().min(0),
  /** Of the table's COPY text before it was compressed. */
  sha256: z.string().length(64),
  /** The file, to its last byte. */
  file: z.object({ bytes: z.int().min(0), sha256: z.string().length(64) }).optional(),
});

const manifestSchema = z
  .object({
    format: z.literal([FIRST_FORMAT, BACKUP_FORMAT]),
    takenAt: z.iso.datetime(),
    /** The shape that the data have. */
    migrations: z.array(z.object({ name: z.string(), sha256: z.string() })),
    tables: z.array(tableSchema),
  })
  .refine(({ format, tables }) => format === FIRST_FORMAT || tables.every(({ file }) => file !== undefined), {
    error: 'a table has no digest of its file',
  });

export type BackupManifest = z.infer<typeof manifestSchema>;
export type BackupTable = BackupManifest['tables'][number];

/** The file of a table. */
export function fileOf(table: string): string {
  return `${table}.copy.zst`;
}

/** Reads what a folder says of itself. Throws a sentence where it is no backup, or one of another format. */
export async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => null);
  if (text === null)
    throw new Error(`The folder ${folder} has no manifest: it is no backup, or one that was broken off.`);
  let manifest: unknown;
  try {
    manifest = JSON.parse(text);
  } catch {
    throw new Error(`The manifest of ${folder} is no JSON.`);
  }
  const read = manifestSchema.safeParse(manifest);
  if (!read.success)
    throw new Error(`The manifest of ${folder} cannot be read: ${z.prettifyError(read.error)}`);
  return read.data;
}
