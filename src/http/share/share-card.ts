import type { Brand } from '#brands/brand.ts';
import { findNames } from '#db/queries/calendar.ts';
import { getNews } from '#domain/content/news/get-news.ts';
import { brandDay } from '#domain/foundation/clock/brand-day.ts';
import { businessConstants } from '#domain/foundation/setting/business-constants.ts';
import { localText } from '#domain/foundation/text/localized-text.ts';
import { findClaims } from '#domain/picks/claim/cached-claims.ts';
import type { Claim } from '#domain/picks/claim/claim.ts';
import { listDayClaims, listTeamClaims } from '#domain/picks/claim/list-scoped-claims.ts';
import { showPublicPick } from '#domain/picks/pick/show-public-pick.ts';
import type { Services } from '#domain/services.ts';
import { formatDate } from '#i18n/format.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import { localePath } from '#i18n/locale-path.ts';
import { createTranslator } from '#i18n/t.ts';
import { AppError } from '#platform/app-error.ts';
import { BRAND_ZONE } from '#terms/brand-zone.ts';
import type { Locale } from '#terms/locales.ts';
import { type RecordWindow, recentWindow } from '../../screens/home/record-window.ts';
import { type ShareSubject, shareCode } from '../../screens/share-code.ts';
import type { ShareCard, ShareTranslator } from './card.ts';
import { claimFigures, warningsOf } from './claim-figures.ts';
import { pickFigures } from './pick-figures.ts';

type ShareContext = { readonly services: Services; readonly brand: Brand; readonly locale: Locale };

type Content = Omit<ShareCard, 'kind' | 'check' | 'shortPath'>;

/** What is said of a subject now. Throws not_found for what there is not, and for bets where a brand shows none. */
export async function shareCard(requestContext: ShareContext, subject: ShareSubject): Promise<ShareCard> {
  const { brand, locale } = requestContext;
  const messages = await loadMessages(locale, ['share', 'home', 'sport']);
  const t: ShareTranslator = createTranslator({
    locale,
    messages,
    overrides: brand.messageOverrides[locale],
  });
  const content = await contentOf(requestContext, subject, t);
  return {
    kind: subject.kind,
    ...content,
    check: t('share.check'),
    shortPath: localePath(locale, `/s/${shareCode(subject)}`),
  };
}

async function contentOf(
  requestContext: ShareContext,
  subject: ShareSubject,
  t: ShareTranslator,
): Promise<Content> {
  if (subject.kind === 'article') return articleContent(requestContext, subject.id, t);
  if (requestContext.brand.statsOnly) throw new AppError('not_found', 'a brand without bets shares none');
  switch (subject.kind) {
    case 'home':
      return homeContent(requestContext, t);
    case 'day':
      return dayContent(requestContext, subject.day, t);
    case 'team':
      return teamContent(requestContext, subject.id, t);
    case 'pick':
      return pickContent(requestContext, subject.serial, t);
  }
}

async function homeContent({ services, brand, locale }: ShareContext, t: ShareTranslator): Promise<Content> {
  const window = recentWindow(await findClaims(services, { brand: brand.key }));
  const days = { days: window?.days ?? 20 };
  return {
    kicker: t('share.kicker.home'),
    title: t('home.record.days', days),
    lead: periodOf(window?.profit ?? null, t),
    ...figuresOf(window, t),
    checkPath: localePath(locale, '/proof'),
  };
}

async function dayContent(
  { services, locale }: ShareContext,
  day: string,
  t: ShareTranslator,
): Promise<Content> {
  if (day > brandDay(services.clock.now())) throw new AppError('not_found', `${day} has not begun`);
  const claims = await listDayClaims(services, day);
  const origin = claims.some((claim) => claim.origin === 'live') ? 'live' : 'backfill';
  const find = (id: Claim['id']) =>
    claims.find((claim) => claim.id === id && claim.origin === origin) ?? null;
  const profit = find('profit');
  if (profit === null) throw new AppError('not_found', `nothing was settled on ${day}`);
  const isToday = day === brandDay(services.clock.now());
  const window: RecordWindow = {
    origin,
    days: 1,
    profit,
    winRate: find('win_rate'),
    closingValue: find('closing_value'),
  };
  return {
    kicker: t('share.kicker.day'),
    title: day,
    lead: isToday ? t('share.soFar') : null,
    ...figuresOf(window, t),
    checkPath: `${localePath(locale, '/proof')}?day=${day}`,
  };
}

async function teamContent(
  { services, locale }: ShareContext,
  id: string,
  t: ShareTranslator,
): Promise<Content> {
  const names = await findNames(services.db, { kind: 'team', id });
  if (names === null) throw new AppError('not_found', `no team ${id}`);
  const claims = await listTeamClaims(services, id);
  const claim = claims.find(({ origin }) => origin === 'live') ?? claims[0] ?? null;
  return {
    kicker: t('share.kicker.team'),
    title: localText(names, locale),
    lead: claim === null ? t('share.none') : null,
    figures: claim === null ? [] : claimFigures({ winRate: claim }, t),
    warnings: claim === null ? [] : warningsOf(claim, t),
    checkPath: `/api/claims?team=${id}`,
  };
}

async function pickContent(
  requestContext: ShareContext,
  serial: string,
  t: ShareTranslator,
): Promise<Content> {
  const { services, brand, locale } = requestContext;
  const [pick, claims] = await Promise.all([
    showPublicPick(services, { serial, locale }),
    findClaims(services, { brand: brand.key }),
  ]);
  return {
    kicker: t('share.kicker.pick', { serial }),
    ...pickFigures(pick, { window: recentWindow(claims), t, unitUsd: businessConstants.unitUsd, locale }),
    checkPath: `${localePath(locale, '/proof')}?day=${serial.slice(0, 10)}`,
  };
}

/** An article has no figure of ours: its picture is its title, its day and where it stands. */
async function articleContent(
  { services, brand, locale }: ShareContext,
  id: string,
  t: ShareTranslator,
): Promise<Content> {
  const article = await getNews(services, { brand: brand.key, locale, id });
  return {
    kicker: t('share.kicker.article', { day: formatDate(article.date, BRAND_ZONE) }),
    title: article.title,
    lead: article.summary,
    figures: [],
    warnings: [],
    checkPath: `${localePath(locale, '/news')}?id=${id}`,
  };
}

function figuresOf(window: RecordWindow | null, t: ShareTranslator) {
  if (window === null) return { figures: [], warnings: [] };
  return { figures: claimFigures(window, t), warnings: warningsOf(window.profit, t) };
}

function periodOf(claim: Claim | null, t: ShareTranslator): string {
  if (claim?.period === null || claim === null) return t('share.none');
  const { from, until } = claim.period;
  return t('share.period', { from: formatDate(from, BRAND_ZONE), until: formatDate(until, BRAND_ZONE) });
}
