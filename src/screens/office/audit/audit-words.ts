import type { MessageKey } from '#i18n/message-files.ts';

/** The rooms of messages from which the log takes its words. */
export const AUDIT_WORD_FILES = [
  'office-brands',
  'office-coupons',
  'office-experiments',
  'office-news',
  'office-results',
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
