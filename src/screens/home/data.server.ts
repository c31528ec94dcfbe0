import { motifSvg } from '#brands/logos.server.ts';
import { listFeedback } from '#domain/content/feedback/list-feedback.ts';
import { listPlans } from '#domain/picks/plan-forecast/list-plans.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import { shortOffset } from '#i18n/short-offset.ts';
import { BRAND_ZONE } from '#terms/brand-zone.ts';
import type { PageContext } from '../../page/page-context.ts';
import { readDisplayZone } from '../display-zone.ts';
import { loadPageTexts } from '../page-texts.server.ts';
import { readOddsFormat } from '../pick/odds-choice.ts';
import { shareCode } from '../share-code.ts';
import { loadKits } from '../team/page-kits.server.ts';
import { findRecord } from './cached-record.server.ts';
import { showPublicPicks } from './picks.server.ts';

const SHOWN_FEEDBACK = 3;

/** The home page of a guest: figures from the claims registry and the ledger, none of them typed by anybody. */
export async function loadHome(context: PageContext, request: Request) {
  const { services, brand, locale } = context;
  const display = readDisplayZone(request, BRAND_ZONE);
  const options = { brand: brand.key, locale };
  const [messages, record, feedback, plans, meta, kitsOf] = await Promise.all([
    loadMessages(locale, ['home', 'pick', 'share', 'sport']),
    findRecord(services, options),
    listFeedback(services, { ...options, page: 1, perPage: SHOWN_FEEDBACK }),
    listPlans(services, options),
    loadPageTexts(context),
    loadKits(context),
  ]);
  const picks = await showPublicPicks(services, { found: record.picks, locale });
  // A game that starts is no coming one.
  const now = services.clock.now();
  for (const pick of [picks.free?.pick, ...picks.next.map(({ pick: next }) => next)])
    if (pick !== undefined) context.goodUntil?.(new Date(pick.opens_at));
  return {
    locale,
    messages,
    display,
    record,
    now: now.toISOString(),
    meta,
    shareCode: shareCode({ kind: 'home' }),
    origin: context.origin,
    picks,
    kits: kitsOf(
      [picks.free?.pick, record.example, ...picks.next.map(({ pick }) => pick), ...record.settled].flatMap(
        (pick) => (pick ? [pick.event.home, pick.event.away] : []),
      ),
    ),
    oddsFormat: readOddsFormat(request, locale),
    // A sample shows operators what the section looks like; to a reader it would be a member who does not exist.
    feedback: feedback.items.filter((item) => !item.is_sample),
    plans: plans.items.map(({ id, name, period, price, currency }) => ({
      id,
      name,
      period,
      price,
      currency,
    })),
    subscribeAge: brand.ages.subscribe,
    /** What is drawn behind the first view. */
    motif: motifSvg(brand),
    offset: shortOffset(display.zone, now),
    layouts: context.layouts ?? [],
  };
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>;
