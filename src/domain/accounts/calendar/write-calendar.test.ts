import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { type CalendarEvent, writeCalendar } from './write-calendar.ts';

const anyText = fc.string({ unit: 'grapheme', maxLength: 120 });
const event = fc.record({
  uid: fc.uuid(),
  start: fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
  summary: anyText,
  description: anyText,
  category: anyText,
  isCancelled: fc.boolean(),
  sequence: fc.nat(),
});
/** What is left of a text on a way that carries no control characters but the line break. */
const readable = (text: string) => text.replaceAll(/\r\n|\r/g, '\n').replaceAll(/(?!\n)\p{Cc}/gu, '');
/** The reader leaves the text of a property that it does not know, such as the name (RFC 7986), as it is written. */
const unescaped = (text: unknown) =>
  String(text).replaceAll(/\\(.)/gs, (_all, sign) => (sign === 'n' ? '\n' : sign));
const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

it('is read back by another program word for word, whatever stands in it', () => {
  fc.assert(
    fc.property(anyText, fc.array(event, { maxLength: 4 }), (name, given) => {
      const events: CalendarEvent[] = given.map((one) => ({
        ...one,
        end: new Date(one.start.getTime() + 7_200_000),
        changedAt: one.start,
        url: 'https://site.example/en/schedule?date=2026-11-20&league=EPL',
      }));
      const written = writeCalendar({ name, product: 'Trueline', events });
      for (const line of written.split('\r\n')) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/[\r\n]/);
      }
      const calendar = new ICAL.Component(ICAL.parse(written));
      expect(unescaped(calendar.getFirstPropertyValue('name'))).toBe(readable(name));
      const read = calendar.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part));
      expect(read.map(({ uid, summary, sequence }) => [uid, summary, sequence])).toEqual(
        events.map((one) => [one.uid, readable(one.summary), one.sequence]),
      );
      for (const [index, one] of events.entries()) {
        expect(read[index]?.startDate.toUnixTime()).toBe(seconds(one.start));
        expect(read[index]?.startDate.zone.tzid).toBe('UTC');
        expect(read[index]?.endDate.toUnixTime()).toBe(seconds(one.end));
        expect(read[index]?.component.getFirstPropertyValue('url')).toBe(one.url);
        const status = one.isCancelled ? 'CANCELLED' : 'CONFIRMED';
        expect(read[index]?.component.getFirstPropertyValue('status')).toBe(status);
      }
    }),
    { numRuns: 60 },
  );
});
