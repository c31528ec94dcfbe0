import { findBrand } from '#brands/index.ts';
import { type AlertFacts, type SiteAlertKind, siteAlertText } from '#i18n/alert-text.ts';
import type { Email } from './email.ts';

type SiteAlertData = {
  readonly kind: SiteAlertKind;
  readonly facts: AlertFacts;
  /** The page of the office that shows it. */
  readonly path: string;
  readonly isOver: boolean;
  /** How long it has lasted. */
  readonly minutes: number;
};

/** To operators whose duty it is: something is wrong with the site, or is so no more. */
export const siteAlert: Email<SiteAlertData> = {
  name: 'site-alert',
  write: ({ t, brandName, home }, { kind, facts, path, isOver, minutes }) => {
    const title = t(`alerts.title.${kind}`);
    const text = siteAlertText(t, kind, withBrandName(facts));
    return {
      subject: t(isOver ? 'mail.siteAlert.over' : 'mail.siteAlert.began', { brand: brandName, title }),
      paragraphs: isOver ? [t('mail.siteAlert.overText', { minutes }), text] : [text],
      action: { label: t('mail.siteAlert.action'), url: `${new URL(home).origin}${path}` },
      note: t('mail.siteAlert.note'),
    };
  },
};

/** Facts name a brand by its key; an operator knows it by its name. */
function withBrandName(facts: AlertFacts): AlertFacts {
  const name = typeof facts.brand === 'string' ? findBrand(facts.brand)?.name : undefined;
  return name === undefined ? facts : { ...facts, brand: name };
}
