import { useLanguage } from '#i18n/language-provider.tsx';
import { Section } from '#ui/section.tsx';
import { useSite } from './use-site.ts';

/** Who stands behind the site. Home shows it at `#about`, where the footer of every page leads. */
export function About() {
  const { t } = useLanguage<'contact' | 'shell'>();
  const { brand } = useSite();
  return (
    <Section anchor="about" title={t('shell.footer.aboutUs')}>
      <div className="grid max-w-prose gap-3 text-14 text-ink">
        <p>{t('contact.about.who', { brand: brand.name, company: brand.legalEntity })}</p>
        <p>{t('contact.about.money')}</p>
      </div>
    </Section>
  );
}
