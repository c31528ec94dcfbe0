import { useLanguage } from '#i18n/language-provider.tsx';
import { Section } from '#ui/section.tsx';
import type { MethodologyData } from '../data.server.ts';
import { Prose } from './prose.tsx';

/** How a probability comes about, and how much each league's model looks at. */
export function Model({ methodology }: Pick<MethodologyData, 'methodology'>) {
  const { t } = useLanguage<'methodology'>();
  const leagues = methodology.leagues.filter(({ features }) => features > 0);
  return (
    <Section title={t('methodology.model.title')} anchor="model">
      <div className="grid gap-6">
        <Prose
          paragraphs={[
            t('methodology.model.learn'),
            t('methodology.model.one'),
            t('methodology.model.games', { count: methodology.leastGames }),
          ]}
        />
        {leagues.length === 0 ? null : (
          <div className="grid gap-2">
            <h3 className="text-14 font-medium text-ink-2">{t('methodology.model.featuresTitle')}</h3>
            <dl className="grid grid-cols-2 gap-3 text-14 sm:grid-cols-4">
              {leagues.map(({ id, name, features }) => (
                <div key={id} className="grid gap-0.5">
                  <dt className="text-ink-2">{name}</dt>
                  <dd className="font-medium text-main">
                    {t('methodology.model.features', { count: features })}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </div>
    </Section>
  );
}
