import { describe, expect, it } from 'vitest';
import { loadMessages } from '#i18n/load-messages.ts';
import { createTranslator } from '#i18n/t.ts';
import { credentialErrors } from './credential-errors.ts';

const t = createTranslator<'credentials'>({
  locale: 'en',
  messages: await loadMessages('en', ['credentials']),
});

describe('what is wrong with a field', () => {
  it.each([
    ['', 'Please enter a username'],
    ['   ', 'Please enter a username'],
    ['a', 'Enter a username of 2 to 30 characters'],
    ['安安', ''],
    ['👩‍🚀', ''],
    ['x'.repeat(30), ''],
    ['x'.repeat(31), 'Enter a username of 2 to 30 characters'],
  ])('username %j: %s', (text, error) => {
    expect(credentialErrors.username(text, t)).toBe(error);
  });

  it.each([
    ['', 'Please enter your member account'],
    ['nobody', 'Invalid email format'],
    ['a@b', 'Invalid email format'],
    ['a b@c.example', 'Invalid email format'],
    ['a@c..example', 'Invalid email format'],
    [' member@site.example ', ''],
    ['thành.viên@thư.example', ''],
  ])('email %j: %s', (text, error) => {
    expect(credentialErrors.email(text, t)).toBe(error);
  });

  it.each([
    ['', 'Please enter a password'],
    ['1234567', 'Password must be at least 8 characters long'],
    ['🎲'.repeat(8), ''],
    ['e\u0301'.repeat(7), 'Password must be at least 8 characters long'],
    ['x'.repeat(129), 'Password must be at most 128 characters long'],
  ])('new password %j: %s', (text, error) => {
    expect(credentialErrors.newPassword(text, t)).toBe(error);
  });

  it('confirmation: both must be the same', () => {
    expect(credentialErrors.confirmation('abcdefgh', 'abcdefgh', t)).toBe('');
    expect(credentialErrors.confirmation('abcdefgi', 'abcdefgh', t)).toBe(
      'Password confirmation does not match',
    );
  });
});
