import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readShareCode, type ShareSubject, shareCode } from './share-code.ts';

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));
const subject: fc.Arbitrary<ShareSubject> = fc.oneof(
  fc.constant({ kind: 'home' } as const),
  day.map((one) => ({ kind: 'day', day: one }) as const),
  fc
    .tuple(day, fc.integer({ min: 1, max: 999_999 }))
    .map(([one, no]) => ({ kind: 'pick', serial: `${one}/${String(no).padStart(4, '0')}` }) as const),
  fc.uuid().map((id) => ({ kind: 'team', id }) as const),
  fc.uuid().map((id) => ({ kind: 'article', id }) as const),
);

describe('the code of a short address', () => {
  it('leads back to what it names, in letters that need no escaping', () => {
    fc.assert(
      fc.property(subject, (one) => {
        const code = shareCode(one);
        expect(code).toMatch(/^[\w-]{1,24}$/);
        expect(readShareCode(code)).toEqual(one);
      }),
    );
  });

  it('has one spelling: what is no code of ours names nothing', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ maxLength: 30 }), fc.stringMatching(/^[tn0-9-][\w-]{0,24}$/)),
        (text) => {
          const read = readShareCode(text);
          if (read !== null) expect(shareCode(read)).toBe(text);
        },
      ),
    );
  });

  it.each(['', 'home', '2026-02-30', '2026-11-22-007', 'tshort', '../../etc', 'record/'])(
    '%j names nothing',
    (text) => expect(readShareCode(text)).toBeNull(),
  );
});
