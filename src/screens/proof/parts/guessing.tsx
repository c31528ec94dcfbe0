import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Section } from '#ui/section.tsx';
import { guessingSpace } from '../guessing-space.ts';

/** Why a fingerprint gives nothing away: how many contents there are, how many salts, and how long trying would take. */
export function Guessing() {
  const { t } = useLanguage<'proof'>();
  const { contents, saltsPower, yearsPower } = guessingSpace();
  const rows = [
    { name: t('proof.guess.contents'), value: formatNumber(contents) },
    { name: t('proof.guess.salts'), value: power(2, saltsPower) },
    { name: t('proof.guess.years'), value: power(10, yearsPower) },
  ];
  return (
    <Section title={t('proof.guess.title')} lead={t('proof.guess.text')} anchor="guess">
      <dl className="grid gap-4 sm:grid-cols-3">
        {rows.map(({ name, value }) => (
          <div key={name} className="grid content-start gap-1">
            <dt className="text-14 text-ink-2">{name}</dt>
            <dd className="text-20 font-strong text-main">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function power(base: number, exponent: number) {
  return (
    <>
      {base}
      <sup className="text-12">{exponent}</sup>
    </>
  );
}
