import { listChecks, showChecks } from '#domain/operations/check/list-checks.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import { BRAND_ZONE } from '#terms/brand-zone.ts';
import type { PageContext } from '../../page/page-context.ts';
import { readDisplayZone } from '../display-zone.ts';
import { loadPageTexts } from '../page-texts.server.ts';

const RUNS_A_PAGE = 12;
const PAGE = /^[1-9]\d{0,3}$/;

/** What was checked last, and the runs before it. */
export async function loadAudit(context: PageContext, request: Request) {
  const { services, locale } = context;
  const asked = new URL(request.url).searchParams.get('page') ?? '';
  const page = PAGE.test(asked) ? Number(asked) : 1;
  const [messages, now, history, meta] = await Promise.all([
    loadMessages(locale, ['audit', 'sport']),
    showChecks(services),
    listChecks(services, { page, perPage: RUNS_A_PAGE }),
    loadPageTexts(context),
  ]);
  return {
    locale,
    messages,
    meta,
    now,
    runs: history.runs,
    page,
    lastPage: Math.max(1, Math.ceil(history.total / RUNS_A_PAGE)),
    zone: readDisplayZone(request, BRAND_ZONE).zone,
  };
}

export type AuditData = Awaited<ReturnType<typeof loadAudit>>;
