import type { Member } from '#domain/accounts/member/member.ts';
import { requireMember } from '#domain/accounts/member/require-member.ts';
import { estimateModel } from '#domain/custom-models/estimate-model.ts';
import { listModelOptions } from '#domain/custom-models/list-model-options.ts';
import { quotaOf } from '#domain/custom-models/list-models.ts';
import { requireModel } from '#domain/custom-models/store-model.ts';
import type { PageContext } from '../../page/page-context.ts';
import type { ModelField, ModelOption, NewContent } from './model-content.ts';
import { type ModelDraft, type ModelQueryOf, modelChoices } from './model-query.ts';

/** The choices of the form, what those that were made would mean, and the name of what is copied. */
export async function loadNewModel(context: PageContext, asked: ModelQueryOf<'new'>): Promise<NewContent> {
  const { services } = context;
  const member = requireMember(context.member);
  const [query, quota, cloneName] = await Promise.all([
    keepKnown(context, member, asked),
    quotaOf(services, member),
    asked.cloneOf === null
      ? null
      : requireModel(services, { id: asked.cloneOf, member }).then(({ name }) => name),
  ]);
  const [options, estimate] = await Promise.all([
    listAllOptions((field) => listOptions(context, { member, field, draft: query })),
    estimateDraft(context, member, query),
  ]);
  return { view: 'new', query, quota, cloneName, estimate, options };
}

async function listAllOptions(list: (field: ModelField) => Promise<readonly ModelOption[]>) {
  const [category, sport, league] = await Promise.all([list('category'), list('sport'), list('league')]);
  const [strategy, day, data] = await Promise.all([list('strategy'), list('day'), list('model_data')]);
  return { category, sport, league, strategy, day, model_data: data };
}

type Listed = { readonly member: Member; readonly field: ModelField; readonly draft: ModelDraft };

function listOptions({ services, locale }: PageContext, { member, field, draft }: Listed) {
  return listModelOptions(services, { member, locale, field, choices: choicesOf(draft) });
}

/** What was chosen, in the words of the use cases: open choices stay out. */
function choicesOf({ category, sport, league, strategy, days, data }: ModelDraft) {
  return {
    category: category ?? undefined,
    sport: sport ?? undefined,
    league: league ?? undefined,
    strategy: strategy ?? undefined,
    days: days === null ? undefined : Number(days),
    modelData: data.length === 0 ? undefined : data,
  };
}

/** An address may name what there is not: a league of another sport, other data, other days. Such a choice is open. */
async function keepKnown(context: PageContext, member: Member, asked: ModelQueryOf<'new'>) {
  const open = { ...asked, league: null, days: null, data: [] };
  // One after the other: the first counts the samples, and the others take them from there.
  const leagues = await listOptions(context, { member, field: 'league', draft: open });
  const days = await listOptions(context, { member, field: 'day', draft: open });
  const league = leagues.find(({ id }) => id === asked.league);
  const sport = modelChoices.SPORTS.find((one) => one === (league?.sport ?? asked.sport)) ?? null;
  const data = await listOptions(context, { member, field: 'model_data', draft: { ...open, sport } });
  return {
    ...asked,
    sport,
    league: league?.id ?? null,
    days: hasId(days, asked.days) ? asked.days : null,
    data: asked.data.filter((id) => hasId(data, id)),
  };
}

const hasId = (options: readonly Pick<ModelOption, 'id'>[], wanted: string | null) =>
  options.some(({ id }) => id === wanted);

/** Null while a choice that has to be made is open. */
async function estimateDraft({ services, locale }: PageContext, member: Member, draft: ModelDraft) {
  const { category, league, strategy } = draft;
  if (category === null || league === null || strategy === null) return null;
  return estimateModel(services, {
    member,
    locale,
    choices: { ...choicesOf(draft), category, league, strategy },
  });
}
