import { describe, expect, it } from 'vitest';
import { readMemberArguments } from './member-arguments.ts';

const read = (line: string) => readMemberArguments(line.split(' '));

describe('the words of the member command', () => {
  it('name a member of a brand, with a plan or without', () => {
    expect(read('create Mei@Example.com --brand orange')).toMatchObject({
      verb: 'create',
      email: 'mei@example.com',
      brand: 'orange',
      days: null,
      name: 'mei',
      password: null,
    });
    expect(read('grant mei@example.com --brand blue --days 30 --reason goodwill')).toMatchObject({
      verb: 'grant',
      days: 30,
      reason: 'goodwill',
    });
    const short = read('create m@example.com --brand blue --locale vi --password longenough');
    expect([short.locale, short.name]).toEqual(['vi', 'm example']);
  });

  it.each([
    ['', 'Usage'],
    ['delete mei@example.com --brand blue', 'Usage'],
    ['create --brand blue', 'e-mail'],
    ['create mei --brand blue', 'e-mail'],
    ['create a@b.example c@d.example --brand blue', 'e-mail'],
    ['create mei@example.com', '--brand'],
    ['create mei@example.com --brand red', '--brand'],
    ['grant mei@example.com --brand blue', '--days'],
    ['grant mei@example.com --brand blue --days 0', '--days'],
    ['grant mei@example.com --brand blue --days 1.5', '--days'],
    ['grant mei@example.com --brand blue --days 99999', '--days'],
    ['create mei@example.com --brand blue --locale de', '--locale'],
    ['create mei@example.com --brand blue --password short', '--password'],
    ['create mei@example.com --brand blue --role admin', '--role'],
  ])('are refused with a sentence: %s', (line, part) => {
    expect(() => read(line)).toThrow(part);
  });
});
