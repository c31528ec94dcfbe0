import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useSite } from '../frame/use-site.ts';

/** Stand where a link belongs while the sentence is put together; no text of ours holds them. */
const [TERMS, PRIVACY] = ['\uE000', '\uE001'];

/** The declaration of age and the agreement to terms and privacy policy, which open beside the form. */
export function AgreeBox({ error, isAgreed }: { error: string | undefined; isAgreed?: boolean }) {
  const { locale, t } = useLanguage<'register'>();
  const { brand } = useSite();
  const sentence = t('register.agree', { age: String(brand.accountAge), terms: TERMS, privacy: PRIVACY });
  const opened = { target: '_blank', rel: 'noreferrer' } as const;
  return (
    <Checkbox
      name="agree"
      value="1"
      required
      defaultChecked={isAgreed}
      error={error}
      label={sentence.split(/([\uE000\uE001])/).map((part) => {
        if (part === TERMS)
          return (
            <TextLink key="terms" href={localePath(locale, '/terms')} {...opened}>
              {t('register.terms')}
            </TextLink>
          );
        if (part === PRIVACY)
          return (
            <TextLink key="privacy" href={localePath(locale, '/privacy')} {...opened}>
              {t('register.privacy')}
            </TextLink>
          );
        return part;
      })}
    />
  );
}
