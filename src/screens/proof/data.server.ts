import { brandDay } from '#domain/foundation/clock/brand-day.ts';
import { listDayClaims } from '#domain/picks/claim/list-scoped-claims.ts';
import { listProofDays } from '#domain/picks/proof/list-proof-days.ts';
import { showDayCourse } from '#domain/picks/proof/show-day-course.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import { zonePlace } from '#i18n/zone-labels.ts';
import { BRAND_ZONE } from '#terms/brand-zone.ts';
import type { PageContext } from '../../page/page-context.ts';
import { readAsOfView } from '../as-of.server.ts';
import { readDisplayZone } from '../display-zone.ts';
import { loadPageTexts } from '../page-texts.server.ts';
import { shareCode } from '../share-code.ts';

/** The days that are one click away; any other can be typed. */
const SHOWN_DAYS = 7;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The days with picks and the one that was chosen. What is proved of it the browser fetches and calculates by itself. */
export async function loadProof(context: PageContext, request: Request) {
  const { services, locale, origin } = context;
  const asked = new URL(request.url).searchParams.get('day') ?? '';
  const display = readDisplayZone(request, BRAND_ZONE);
  const asOfView = readAsOfView(request, { zone: display.zone, now: services.clock.now(), locale });
  const asOf = asOfView.at === null ? undefined : new Date(asOfView.at);
  const [messages, days, meta] = await Promise.all([
    loadMessages(locale, ['proof', 'share', 'as-of']),
    listProofDays(services, { limit: SHOWN_DAYS, asOf }),
    loadPageTexts(context),
  ]);
  // A day that had not begun by then has no proof to look at.
  const isChosen = DAY.test(asked) && (asOf === undefined || asked <= brandDay(asOf));
  const day = isChosen ? asked : (days[0]?.day ?? null);
  const seenAt = asOf ?? services.clock.now();
  return {
    locale,
    messages,
    meta,
    days,
    day,
    course: day === null ? [] : await showDayCourse(services, { day, asOf: seenAt }),
    seenAt: seenAt.toISOString(),
    isChosen,
    asOfView,
    origin,
    shareCode: await codeOf(services, day),
    display,
    place: zonePlace(BRAND_ZONE, locale),
  };
}

/** A day on which something was settled has a picture of its own; the others are shared with the record. */
async function codeOf(services: PageContext['services'], day: string | null): Promise<string> {
  const claims = day === null ? [] : await listDayClaims(services, day);
  return shareCode(day === null || claims.length === 0 ? { kind: 'home' } : { kind: 'day', day });
}

export type ProofData = Awaited<ReturnType<typeof loadProof>>;
