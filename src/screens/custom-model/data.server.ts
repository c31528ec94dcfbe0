import { requireMember } from '#domain/accounts/member/require-member.ts';
import { compareModels } from '#domain/custom-models/compare-models.ts';
import { listModelPicks } from '#domain/custom-models/list-model-picks.ts';
import { listMemberModels } from '#domain/custom-models/list-models.ts';
import { showModel } from '#domain/custom-models/show-model.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import { AppError } from '#platform/app-error.ts';
import { BRAND_ZONE } from '#terms/brand-zone.ts';
import type { PageContext } from '../../page/page-context.ts';
import { readDisplayZone } from '../display-zone.ts';
import { loadPageTexts } from '../page-texts.server.ts';
import { readOddsFormat } from '../pick/odds-choice.ts';
import { loadNewModel } from './load-new-model.server.ts';
import type { CompareContent, ListContent, ModelContent, ShowContent } from './model-content.ts';
import { type ModelQuery, type ModelQueryOf, readModelQuery } from './model-query.ts';

const ROWS_A_PAGE = 10;
/** The pickers of a comparison offer the newest ones. */
const MAX_COMPARED = 100;

/** One view of the custom models, and the words around it. A model that is not the member's is a page that is not there. */
export async function loadCustomModel(context: PageContext, request: Request) {
  const { locale } = context;
  const query = readModelQuery(new URL(request.url).searchParams);
  const display = readDisplayZone(request, BRAND_ZONE);
  const [messages, texts, content] = await Promise.all([
    loadMessages(locale, ['customModel', 'models', 'sport']),
    loadPageTexts(context),
    loadContent(context, query),
  ]);
  return {
    locale,
    messages,
    display,
    content,
    zone: display.zone,
    oddsFormat: readOddsFormat(request, locale),
    meta:
      content.view === 'show' ? { ...texts, title: `${content.shown.model.name} | ${texts.title}` } : texts,
  };
}

export type CustomModelData = Awaited<ReturnType<typeof loadCustomModel>>;

async function loadContent(context: PageContext, query: ModelQuery): Promise<ModelContent> {
  try {
    switch (query.view) {
      case 'list':
        return await loadList(context, query);
      case 'new':
        return await loadNewModel(context, query);
      case 'show':
        return await loadShown(context, query);
      case 'compare':
        return await loadComparison(context, query);
    }
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found')
      throw new Response('Page Not Found', { status: 404 });
    throw error;
  }
}

async function loadList(context: PageContext, query: ModelQueryOf<'list'>): Promise<ListContent> {
  const { services, locale } = context;
  const { items, total, quota } = await listMemberModels(services, {
    member: requireMember(context.member),
    locale,
    includeDeleted: query.deleted,
    page: query.page,
    perPage: ROWS_A_PAGE,
  });
  return { view: 'list', query, rows: items, quota, lastPage: lastPageOf(total) };
}

async function loadShown(context: PageContext, query: ModelQueryOf<'show'>): Promise<ShowContent> {
  const { services, locale } = context;
  const member = requireMember(context.member);
  const { id, part, page } = query;
  const [shown, picks] = await Promise.all([
    showModel(services, { member, id, locale }),
    listModelPicks(services, { member, id, part, locale, page, perPage: ROWS_A_PAGE }),
  ]);
  const { items: rows, total } = picks;
  const now = services.clock.now().toISOString();
  return { view: 'show', query, now, shown, picks: { rows, total, lastPage: lastPageOf(total) } };
}

async function loadComparison(context: PageContext, query: ModelQueryOf<'compare'>): Promise<CompareContent> {
  const { services, locale } = context;
  const member = requireMember(context.member);
  const { left, right } = query;
  const [{ items }, comparison] = await Promise.all([
    listMemberModels(services, { member, locale, includeDeleted: true, page: 1, perPage: MAX_COMPARED }),
    left === null || right === null || left === right
      ? null
      : compareModels(services, { member, locale, left, right }),
  ]);
  return { view: 'compare', query, models: items.map(({ id, name }) => ({ id, name })), comparison };
}

const lastPageOf = (total: number) => Math.max(1, Math.ceil(total / ROWS_A_PAGE));
