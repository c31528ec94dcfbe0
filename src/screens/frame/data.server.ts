import { logoSvg } from '#brands/logos.server.ts';
import { themeCss } from '#brands/theme-css.ts';
import { listAnnouncements } from '#domain/content/list-announcements.ts';
import { brandDay } from '#domain/record/brand-day.ts';
import { describeData } from '#domain/sport/describe-data.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import { parseLocalePath } from '#i18n/locale-path.ts';
import { htmlLangs, languageNames } from '#i18n/locales.ts';
import type { PageFacts } from '../../page-context.ts';

/** What the frame around every page shows: brand, language, announcements, what data this is. */
export async function loadFrame(facts: PageFacts, request: Request) {
  const { services, brand, locale, nonce, origin } = facts;
  const [messages, announcements, data] = await Promise.all([
    loadMessages(locale, ['shell', 'ui', 'errors', 'frame']),
    listAnnouncements(services, { brand: brand.key, locale }),
    describeData(services),
  ]);
  return {
    locale,
    htmlLang: htmlLangs[locale],
    rest: parseLocalePath(new URL(request.url).pathname).rest,
    origin,
    nonce,
    messages,
    announcements: announcements.items.map((item) => item.content),
    data,
    year: brandDay(services.clock.now()).slice(0, 4),
    brand: {
      key: brand.key,
      name: brand.name,
      legalEntity: brand.legalEntity,
      subscribeAge: brand.ages.subscribe,
      logo: { svg: logoSvg(brand), mode: brand.logo.mode },
      themeCss: themeCss(brand),
      languages: brand.languages.map((code) => ({ code, lang: htmlLangs[code], name: languageNames[code] })),
      messageOverrides: brand.messageOverrides[locale],
    },
  };
}

export type FrameData = Awaited<ReturnType<typeof loadFrame>>;
