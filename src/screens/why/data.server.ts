import { readInstant } from '#domain/foundation/clock/read-instant.ts';
import { type Explained, explainPick } from '#domain/picks/why/explain-pick.ts';
import { formatDateTime } from '#i18n/format.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import { zonePlace } from '#i18n/zone-labels.ts';
import { AppError } from '#platform/app-error.ts';
import { BRAND_ZONE } from '#terms/brand-zone.ts';
import type { PageContext } from '../../page/page-context.ts';
import { readDisplayZone } from '../display-zone.ts';
import { loadPageTexts } from '../page-texts.server.ts';
import { readOddsFormat } from '../pick/odds-choice.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * One pick with what would turn it, for those who may see the pick; of a pick that is locked for this reader the page knows that it is,
 * and nothing else.
 */
export async function loadWhy(context: PageContext, request: Request) {
  const { services, locale, member } = context;
  const search = new URL(request.url).searchParams;
  const display = readDisplayZone(request, BRAND_ZONE);
  const at = readInstant(search.get('at') ?? '', display.zone);
  const now = services.clock.now();
  const [messages, found, meta] = await Promise.all([
    loadMessages(locale, ['why', 'pick', 'sport']),
    find(context, { id: search.get('pick') ?? '', at: at !== null && at <= now ? at : null }),
    loadPageTexts(context),
  ]);
  const start = found.explained === null ? now : new Date(found.explained.pick.game_start_at);
  return {
    locale,
    messages,
    meta,
    display,
    place: zonePlace(display.zone, locale),
    ...found,
    isGuest: member === null,
    at: at?.toISOString() ?? null,
    isFuture: at !== null && at > now,
    /** Until when the engine could think anything of the pick. */
    until: new Date(Math.min(start.getTime(), now.getTime())).toISOString(),
    /** What the field of the form begins with. */
    wall: formatDateTime(at ?? found.explained?.pick.published_at ?? now, display.zone)
      .replace(' ', 'T')
      .slice(0, 16),
    oddsFormat: readOddsFormat(request, locale),
  };
}

export type WhyData = Awaited<ReturnType<typeof loadWhy>>;
export type ExplainedWhy = WhyData & { readonly explained: NonNullable<WhyData['explained']> };

type Found = {
  readonly state: 'open' | 'locked' | 'missing';
  readonly explained: (Omit<Explained, 'pick'> & { readonly pick: ReturnType<typeof shortPick> }) | null;
};

async function find(
  { services, locale, member }: PageContext,
  { id, at }: { readonly id: string; readonly at: Date | null },
): Promise<Found> {
  if (!UUID.test(id)) return { state: 'missing', explained: null };
  try {
    const isEntitled = member?.isEntitled === true;
    const { pick, ...rest } = await explainPick(services, { id, locale, isEntitled, at: at ?? undefined });
    return { state: 'open', explained: { ...rest, pick: shortPick(pick) } };
  } catch (error) {
    if (error instanceof AppError && error.code === 'plan_required')
      return { state: 'locked', explained: null };
    if (error instanceof AppError && error.code === 'not_found') return { state: 'missing', explained: null };
    throw error;
  }
}

/** What the page shows of the pick itself. */
function shortPick(pick: Explained['pick']) {
  const { id, event, sport, league, bet_type, side, line, odds, min_odds, p, ev } = pick;
  const { published_at, game_start_at, serial, data_origin } = pick;
  return {
    id,
    event,
    sport,
    league,
    bet_type,
    side,
    line,
    odds,
    min_odds,
    p,
    ev,
    published_at,
    game_start_at,
    serial,
    data_origin,
  };
}
