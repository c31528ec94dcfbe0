import { asParagraph } from '#i18n/punctuation.ts';
import type { Translate } from '#i18n/t.ts';
import { BET_TYPES, METHODS } from '#terms/bets.ts';
import type { Locale } from '#terms/locales.ts';
import { SPORTS } from '#terms/sports.ts';
import type { ModelField, ModelOption, NewContent } from './model-content.ts';
import { chooseInDraft, type ModelDraft } from './model-query.ts';
import type { Choice } from './search-choices.ts';

/** The look-back of a model that chooses none (docs/product/custom-models.md). */
const USUAL_DAYS = '20';

/** The form's fields in the order in which they guide, each with its name in the call and its words. */
export const DRAFT_FIELDS = [
  { field: 'category', name: 'category', label: 'category', noMatch: 'category' },
  { field: 'sport', name: 'sport', label: 'sport', noMatch: 'sport' },
  { field: 'league', name: 'league', label: 'league', noMatch: 'league' },
  { field: 'strategy', name: 'strategy', label: 'strategy', noMatch: 'strategy' },
  { field: 'day', name: 'days', label: 'day', noMatch: 'day' },
  { field: 'model_data', name: 'model_data', label: 'modelData', noMatch: 'modelData' },
] as const satisfies readonly { readonly field: ModelField; readonly [word: string]: string }[];

/** What is chosen of a field. The look-back is never open. */
export function chosenOf(field: ModelField, draft: ModelDraft): readonly string[] {
  switch (field) {
    case 'day':
      return [draft.days ?? USUAL_DAYS];
    case 'model_data':
      return draft.data;
    default:
      return draft[field] === null ? [] : [draft[field]];
  }
}

/** The draft after a choice was made, or taken back where it may be: of sport and of the data. */
export function choose(
  field: ModelField,
  value: string,
  { draft, options }: { readonly draft: ModelDraft; readonly options: NewContent['options'] },
): ModelDraft {
  const leagues = options.league;
  const isChosen = chosenOf(field, draft).includes(value);
  const known = <Value extends string>(values: readonly Value[]) =>
    values.find((one) => one === value) ?? null;
  switch (field) {
    case 'sport':
      return chooseInDraft(draft, { sport: isChosen ? null : known(SPORTS) }, leagues);
    case 'league':
      return chooseInDraft(draft, { league: value }, leagues);
    case 'category':
      return chooseInDraft(draft, { category: known(BET_TYPES) }, leagues);
    case 'strategy':
      return chooseInDraft(draft, { strategy: known(METHODS) }, leagues);
    case 'day':
      return chooseInDraft(draft, { days: value }, leagues);
    case 'model_data':
      return chooseInDraft(
        draft,
        { data: isChosen ? draft.data.filter((id) => id !== value) : [...draft.data, value] },
        leagues,
      );
  }
}

interface NoteOptions {
  readonly t: Translate<'customModel'>;
  readonly locale: Locale;
  /** Whether each choice stands for one league: how long a run takes is known of its games alone. */
  readonly isOfLeague: boolean;
}

/** The choices as their list shows them: name, what distinguishes each from the others, and its sample and cost. */
export function choicesOf(options: readonly ModelOption[], notes: NoteOptions): readonly Choice[] {
  const isDistinct = new Set(options.map(({ description }) => description)).size > 1;
  return options.map((option) => ({
    value: option.id,
    label: option.name,
    note: asParagraph(notes.locale, [...(isDistinct ? [option.description] : []), noteOf(option, notes)]),
  }));
}

function noteOf(
  { sample, cost, expected_picks: picks }: Pick<ModelOption, 'sample' | 'cost' | 'expected_picks'>,
  { t, isOfLeague }: NoteOptions,
): string {
  const { priced, enough } = sample;
  if (!enough && picks !== null) return t('customModel.create.notePicks', { picks });
  if (!enough) return t('customModel.create.noteFew', { priced });
  if (!isOfLeague) return t('customModel.create.notePriced', { priced });
  const { seconds, trial_no: trial } = cost;
  if (trial === null) return t('customModel.create.noteWithoutTrial', { priced, seconds });
  return t('customModel.create.note', { priced, seconds, trial });
}
