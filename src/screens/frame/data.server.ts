import { countUnreadItems } from '#domain/accounts/inbox/list-inbox.ts';
import { listAnnouncements } from '#domain/content/announcement/list-announcements.ts';
import { answerKeyword } from '#domain/content/answer/answer-keyword.ts';
import { listContacts } from '#domain/content/contact/list-contacts.ts';
import { describeData } from '#domain/forecasting/sport/describe-data.ts';
import { brandDay } from '#domain/foundation/clock/brand-day.ts';
import type { PageContext } from '../../page/page-context.ts';
import { ASK_PARAMETER, MAX_QUESTION } from './contact/contact-anchor.ts';
import { loadOddsChoices } from './odds-choices.server.ts';
import { showSession } from './shown-session.server.ts';

/** What the frame around every page shows beside the brand: announcements, contacts, what data this is, who is signed in. */
export async function loadFrame(
  context: PageContext,
  request: Request,
  { pathname: path, searchParams }: URL,
) {
  const { services, brand, locale, member } = context;
  const [announcements, contacts, data, unread, odds, reply] = await Promise.all([
    listAnnouncements(services, { brand: brand.key, locale }),
    listContacts(services, { brand: brand.key, locale }),
    describeData(services),
    member === null ? 0 : countUnreadItems(services, member.id),
    loadOddsChoices(context, request),
    answerQuestion(context, searchParams.get(ASK_PARAMETER)),
  ]);
  return {
    session: showSession(context, path, { unread, odds }),
    announcements: announcements.items.map((item) => item.content),
    contacts: contacts.items,
    reply,
    data: {
      mode: data.mode,
      seasons: data.seasons,
      hasSimulated: Object.values(data.origins).some((origin) => origin !== 'real'),
    },
    year: brandDay(services.clock.now()).slice(0, 4),
  };
}

/** What the written answers say to a question in the page's address; null where none is asked. */
async function answerQuestion({ services, brand, locale }: PageContext, asked: string | null) {
  if (asked === null) return null;
  const keyword = asked.trim().slice(0, MAX_QUESTION);
  if (keyword === '') return { asked: '', isEmpty: true, question: null, answer: null };
  const { question, answer } = await answerKeyword(services, { brand: brand.key, locale, keyword });
  return { asked: keyword, isEmpty: false, question, answer };
}

export type FrameData = Awaited<ReturnType<typeof loadFrame>>;
