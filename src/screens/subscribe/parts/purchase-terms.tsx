import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { chevronDownIcon } from '#ui/icon-paths.ts';
import { Section } from '#ui/section.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { SubscribeData } from '../data.server.ts';

/**
 * What cannot be undone, in the words of the purchase terms themselves, so that no second text can say otherwise. The rule
 * alone stands here: the dialog before an order repeats the whole section, and the full terms are one link away.
 */
export function PurchaseTerms({ terms }: Pick<SubscribeData, 'terms'>) {
  const { locale, t } = useLanguage<'subscribe'>();
  const lang = terms.lang ?? undefined;
  const rule = terms.noRefund[0];
  if (rule === undefined) return null;
  return (
    <Section
      title={t('subscribe.undone')}
      actions={
        <TextLink href={`${localePath(locale, '/terms')}#purchase`} className="tap text-14">
          {t('subscribe.termsLink')}
        </TextLink>
      }
    >
      <Card>
        <p lang={lang} className="max-w-prose text-16 font-medium text-main">
          {rule}
        </p>
      </Card>
      <h3 className="pt-6 pb-3 text-16 font-strong">{t('subscribe.beforePaying')}</h3>
      <Card flush>
        {terms.beforePaying.map((section) => (
          <details key={section.id} className="group border-line not-first:border-t">
            <summary className="flex min-h-(--row) items-center gap-3 px-4 py-2 text-14 font-medium text-main sm:px-5">
              <span lang={lang} className="grow">
                {section.heading}
              </span>
              <Icon
                drawing={chevronDownIcon}
                size={16}
                className="text-ink-3 transition-transform duration-200 group-open:rotate-180"
              />
            </summary>
            <div lang={lang} className="grid max-w-prose gap-2 px-4 pb-4 text-14 text-ink-2 sm:px-5">
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </details>
        ))}
      </Card>
    </Section>
  );
}
