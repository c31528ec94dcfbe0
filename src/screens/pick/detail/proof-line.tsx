import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { OpenCard } from '../cards.server.ts';

/** The number and the hash under which the pick was fixed, by which version, and where that can be checked. */
export function ProofLine({ pick }: { pick: OpenCard }) {
  const { t, locale } = useLanguage<'ongoing' | 'pick'>();
  const { serial, leaf_hash: hash, tier, version } = pick;
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 bg-sunken px-4 py-2 text-12 text-ink-3">
      {serial === null ? null : (
        <span className="font-strong text-ink">
          {t('ongoing.serial')} {serial}
        </span>
      )}
      {hash === null ? null : (
        <span title={hash}>
          SHA-256 {hash.slice(0, 8)}…{hash.slice(-4)}
        </span>
      )}
      <span>{t('ongoing.forecast.version', { tier, version })}</span>
      <TextLink href={`${localePath(locale, '/why')}?pick=${pick.id}`} className="tap py-1">
        {t('pick.detail.why')}
      </TextLink>
      {serial === null ? null : (
        <TextLink href={`${localePath(locale, '/proof')}?day=${serial.slice(0, 10)}`} className="tap py-1">
          {t('pick.detail.proof')}
        </TextLink>
      )}
    </p>
  );
}
