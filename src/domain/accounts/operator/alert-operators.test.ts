import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOperatorByEmail, noteOperatorLocale } from '#db/queries/operator.ts';
import type { Locale } from '#terms/locales.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { emailsTo } from '#tests/support/emails.ts';
import { createOperator, inviteOperator } from './create-operator.ts';
import { resetOperator } from './edit-operator.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
});
afterAll(() => test.close());

/** An owner whose office was last read in a language; null for one who has never signed in. */
async function owner(name: string, locale: Locale | null) {
  const email = `${name}@example.com`;
  await createOperator(test.services, { email, role: 'owner', brands: ['blue'] });
  const row = await findOperatorByEmail(test.services.db, email);
  if (row === null) throw new Error(`There is no operator ${email}.`);
  if (locale !== null) await noteOperatorLocale(test.services.db, row.id, locale);
  return row;
}

const languagesOf = async (email: string) =>
  (await emailsTo(test.services, email)).map(({ template, locale }) => `${template} ${locale}`);

describe('what operators learn of each other', () => {
  it('comes to each of them in their own language, no matter who did it in which', async () => {
    const acting = await owner('acting', 'en');
    const reader = await owner('reader', 'vi');
    const newcomer = await owner('newcomer', null);
    const made = await inviteOperator(test.services, {
      email: 'made@example.com',
      role: 'support',
      brands: ['blue'],
      by: acting,
      locale: 'zh_HK',
    });
    expect(await languagesOf(acting.email)).toEqual(['operator-alert en']);
    expect(await languagesOf(reader.email)).toEqual(['operator-alert vi']);
    expect(await languagesOf(newcomer.email)).toEqual(['operator-alert zh_HK']);
    expect(await languagesOf(made.email)).toEqual(['operator-setup zh_HK']);
  });

  it('and so does the link to somebody whose access was set back', async () => {
    const acting = await owner('resetting', 'en');
    const lost = await owner('lost', 'vi');
    await resetOperator(test.services, {
      id: lost.id,
      version: lost.version,
      reason: 'a lost device',
      by: acting,
      locale: 'en',
    });
    expect(await languagesOf(lost.email)).toContain('operator-setup vi');
  });
});
