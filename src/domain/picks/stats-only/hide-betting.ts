import { findBettingWord } from './betting-words.ts';

/** Fields that say at which price, how much, with which gain, or on what to bet. Their case and their dashes do not matter. */
const BETTING_FIELDS = new Set(
  [
    'price_now',
    'local_prices',
    'ev',
    'ev_now',
    'min_ev',
    'expected_value',
    'units',
    'unit_usd',
    'roi',
    'closing_value',
    'closing_n',
    'beat_close',
    'survival',
    'still_good',
    'cover',
    'over',
    'handicap',
    'line',
    'side',
    'bet_type',
    'bet_types',
    'recommendation',
    'pick',
    'outlook',
    'edge',
    'bookmaker',
  ].map(plain),
);
/** Whatever names one of these is about bets, whatever else it says: `odds_15`, `staked_cents`. */
const BETTING_PART = /odds|profit|stake/;
/** Legal texts are the contract: they stay whole, in every mode. */
const WHOLE_FIELDS = new Set(['terms', 'documents'].map(plain));
/** The fields that carry what an entry of a list says; an entry whose words are gone is left out. */
const TEXT_FIELDS = ['text', 'content', 'title', 'question'];

function plain(field: string): string {
  return field.replaceAll(/[-_]/g, '').toLowerCase();
}

/**
 * What is left of a value in stats-only mode: fields about bets are gone, sentences with a word of betting are gone too (empty
 * where a field needs a text, left out of lists). Everything else is as it was; instants and other objects are not touched.
 */
export function hideBetting(value: unknown): unknown {
  if (typeof value === 'string') return findBettingWord(value) === null ? value : '';
  if (Array.isArray(value)) return value.filter(isClean).map(hideBetting);
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([field, inner]) => !isBettingField(plain(field), inner))
      .map(([field, inner]) => [field, WHOLE_FIELDS.has(plain(field)) ? inner : hideBetting(inner)]),
  );
}

/** A price that is a number is what a plan costs; one with a source and a history is a bookmaker's. */
function isBettingField(field: string, value: unknown): boolean {
  if (field === 'price' || field === 'prices') return typeof value === 'object';
  return BETTING_FIELDS.has(field) || BETTING_PART.test(field);
}

function isClean(entry: unknown): boolean {
  if (typeof entry === 'string') return findBettingWord(entry) === null;
  if (!isPlainObject(entry)) return true;
  return TEXT_FIELDS.every((field) => {
    const text = entry[field];
    return typeof text !== 'string' || findBettingWord(text) === null;
  });
}

function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
