import { expect, it } from 'vitest';
import { NEWS_STATUSES } from '#terms/content.ts';
import {
  EXPERIMENT_GOALS,
  EXPERIMENT_KINDS,
  EXPERIMENT_PLACES,
  EXPERIMENT_STATES,
} from '#terms/experiments.ts';
import { BRAND_STATES, GROUNDS, HEADERS, HEADINGS, SHAPES } from '#terms/looks.ts';
import { COUPON_TYPES } from '#terms/orders.ts';
import { WEBHOOK_EVENTS } from '#terms/webhooks.ts';
import { auditWord } from './audit-words.ts';

it.each([
  ['type', COUPON_TYPES],
  ['place', EXPERIMENT_PLACES],
  ['goal', EXPERIMENT_GOALS],
  ['kind', EXPERIMENT_KINDS],
  ['state', EXPERIMENT_STATES],
  ['state', BRAND_STATES],
  ['shape', SHAPES],
  ['header', HEADERS],
  ['ground', GROUNDS],
  ['heading', HEADINGS],
  ['events', WEBHOOK_EVENTS],
  ['status', NEWS_STATUSES],
])('every value that programs give to “%s” is called by a word of its page', (field, values) => {
  for (const value of values) expect(auditWord(field, value), value).not.toBeNull();
});

it('leaves alone what a person wrote, and the same value of another field', () => {
  expect(auditWord('reason', 'draft')).toBeNull();
  expect(auditWord('status', 'because')).toBeNull();
});
