import { expect, it } from 'vitest';
import { databaseFailure } from './start-error.ts';

const refused = Object.assign(new Error('password authentication failed'), { code: '28P01' });

it.each(['BACKUP_DATABASE_URL', 'DATABASE_URL', 'OWNER_DATABASE_URL'] as const)(
  'names %s where its login is refused, and tells how to make that of the application alone',
  (setting) => {
    const url = 'postgres://reader:secret@db.internal/trueline';
    const { message } = databaseFailure(refused, url, { setting, dataDir: null });
    expect(message).toContain(`${setting}: the database at db.internal refuses the user reader`);
    expect(message.includes('npm run migrate')).toBe(setting === 'DATABASE_URL');
    expect(message).not.toContain('secret');
  },
);
