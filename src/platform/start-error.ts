import { EnvError } from './env.ts';

/** Why a process cannot start, as one sentence that names the setting to change. Trying again would not help. */
export class StartError extends Error {
  constructor(setting: string, sentence: string, options: ErrorOptions = {}) {
    super(`${setting}: ${sentence}`, options);
    this.name = 'StartError';
  }
}

/** The sentence of a failure that a person can put right in the settings; null for any other, which is a mistake of ours. */
export function startSentence(error: unknown): string | null {
  if (error instanceof EnvError || error instanceof StartError) return error.message;
  return error instanceof Error && /^[A-Z]+(?:_[A-Z]+)+: /.test(error.message) ? error.message : null;
}

/** Why no one can listen at an address. */
export function listenFailure(
  error: Error,
  { host, port }: { readonly host: string; readonly port: number },
): Error {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') {
    const sentence = `port ${port} of ${host} is taken; stop what listens there, or choose another one with PORT.`;
    return new StartError('PORT', sentence, { cause: error });
  }
  if (code === 'EACCES') {
    const sentence = `this account may not listen at port ${port}; choose one above 1023.`;
    return new StartError('PORT', sentence, { cause: error });
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'EINVAL')
    return new StartError('HOST', `${host} is no address of this machine.`, { cause: error });
  return error;
}

export type DatabaseSetting = 'BACKUP_DATABASE_URL' | 'DATABASE_URL' | 'OWNER_DATABASE_URL';

/** What makes the login of the application, where someone else made none. */
const LOGIN_ADVICE =
  'Where that login was never made, set OWNER_DATABASE_URL to the address of the owner of the tables and run "npm run migrate", which makes it';

/** Why the database of an address cannot be used; `dataDir` where it is the one that this program runs itself. */
export function databaseFailure(
  error: unknown,
  url: string,
  from: { readonly setting: DatabaseSetting; readonly dataDir: string | null },
): Error {
  const { host, username, pathname } = new URL(url);
  const { dataDir } = from;
  const setting = dataDir === null ? from.setting : 'DATA_DIR';
  const code = codeOf(error);
  const said = error instanceof Error ? error.message : String(error);
  if (code === '28P01' || code === '28000') {
    return new StartError(
      setting,
      dataDir === null
        ? `the database at ${host} refuses the user ${username}: ${said}.${setting === 'DATABASE_URL' ? ` ${LOGIN_ADVICE}.` : ''}`
        : `the database in ${dataDir} refuses the password of the file owner-password; bring that file back, or delete it and a new one is made.`,
      { cause: error },
    );
  }
  if (code === '3D000')
    return new StartError(setting, `the server at ${host} has no database ${pathname.slice(1)}.`, {
      cause: error,
    });
  return new StartError(setting, `no database answers at ${host} (${code ?? said}).`, { cause: error });
}

/** What the owner of the tables may not do, of which the server says no more than that it is denied. */
export function ownerFailure(error: unknown, ownerUrl: string): Error {
  const { host, username } = new URL(ownerUrl);
  const said = error instanceof Error ? error.message : String(error);
  if (codeOf(error) !== '42501') return error instanceof Error ? error : new Error(said);
  const role = decodeURIComponent(username);
  return new StartError(
    'OWNER_DATABASE_URL',
    `the database at ${host} does not let ${role} prepare it (${said}). It has to own the database and may make roles: ` +
      `"alter role ${role} createrole", by a superuser.`,
    { cause: error },
  );
}

/** Why the database of a data folder does not start. */
export function dataDirFailure(error: unknown, dataDir: string): Error {
  const said = error instanceof Error ? error.message : String(error);
  if (/\bDATA_DIR\b/.test(said)) return new StartError('DATA_DIR', said, { cause: error });
  const lines = said.split('\n').map((line) => line.trim());
  const last = lines.findLast((line) => /\b(?:FATAL|PANIC)\b/.test(line)) ?? lines[0] ?? said;
  const reason = last.replace(/^.*?\b(?:FATAL|PANIC):\s*/, '').replace(/\.$/, '');
  return new StartError('DATA_DIR', `the database in ${dataDir} cannot be used: ${reason}.`, {
    cause: error,
  });
}

function codeOf(error: unknown): string | null {
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  return error instanceof Error && 'code' in error ? String(error.code) : null;
}
