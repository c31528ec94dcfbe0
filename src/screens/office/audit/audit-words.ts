import type { MessageKey } from '#i18n/message-files.ts';

/** The rooms of messages from which the log takes its words. */
export const AUDIT_WORD_FILES = [
  'office-brands',
  'office-coupons',
  'office-experiments',
  'office-news',
  'office-results',
  'office-webhooks',
] as const;
type WordKey = MessageKey<(typeof AUDIT_WORD_FILES)[number]>;

/** Values that the log keeps for programs, by their field, each by the word that the page about it uses. */
const WORDS: Readonly<Record<string, Readonly<Record<string, WordKey>>>> = {
  type: { percent: 'office-coupons.make.percent', fixed: 'office-coupons.make.fixed' },
  place: {
    home: 'office-experiments.places.home',
    subscribe: 'office-experiments.places.subscribe',
    register: 'office-experiments.places.register',
  },
  goal: { register: 'office-experiments.goals.register', order: 'office-experiments.goals.order' },
  kind: {
    count: 'office-experiments.kinds.count',
    text: 'office-experiments.kinds.text',
    layout: 'office-experiments.kinds.layout',
  },
  state: {
    planned: 'office-experiments.states.planned',
    running: 'office-experiments.states.running',
    ended: 'office-experiments.states.ended',
    draft: 'office-brands.state.draft',
    live: 'office-brands.state.live',
    closed: 'office-brands.state.closed',
  },
  shape: {
    crisp: 'office-brands.shapes.crisp',
    plain: 'office-brands.shapes.plain',
    soft: 'office-brands.shapes.soft',
  },
  header: {
    light: 'office-brands.headers.light',
    double: 'office-brands.headers.double',
    filled: 'office-brands.headers.filled',
    dark: 'office-brands.headers.dark',
    tint: 'office-brands.headers.tint',
  },
  ground: {
    plain: 'office-brands.grounds.plain',
    tint: 'office-brands.grounds.tint',
    full: 'office-brands.grounds.full',
    dark: 'office-brands.grounds.dark',
    ruled: 'office-brands.grounds.ruled',
    dotted: 'office-brands.grounds.dotted',
    halves: 'office-brands.grounds.halves',
  },
  heading: {
    plain: 'office-brands.headings.plain',
    tight: 'office-brands.headings.tight',
    heavy: 'office-brands.headings.heavy',
    light: 'office-brands.headings.light',
    serif: 'office-brands.headings.serif',
    rounded: 'office-brands.headings.rounded',
    condensed: 'office-brands.headings.condensed',
    wide: 'office-brands.headings.wide',
    mono: 'office-brands.headings.mono',
  },
  events: {
    'order.paid': 'office-webhooks.event.order.paid',
    'pick.published': 'office-webhooks.event.pick.published',
    'pick.price_gone': 'office-webhooks.event.pick.price_gone',
    'pick.settled': 'office-webhooks.event.pick.settled',
    'pick.corrected': 'office-webhooks.event.pick.corrected',
    'alert.opened': 'office-webhooks.event.alert.opened',
    'alert.closed': 'office-webhooks.event.alert.closed',
  },
  status: {
    draft: 'office-news.status.draft',
    review: 'office-news.status.review',
    scheduled: 'office-news.status.scheduled',
    published: 'office-news.status.published',
    canceled: 'office-results.final.canceled',
  },
};

/** What a value of a field is called; null where it is not one of ours, but was written by a person. */
export function auditWord(field: string, value: string): WordKey | null {
  return WORDS[field]?.[value] ?? null;
}
