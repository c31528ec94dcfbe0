import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { chevronDownIcon } from '#ui/icon-paths.ts';
import { TextLink } from '#ui/text-link.tsx';

interface ShareDisclosureProps {
  /** What is shared (`share-code.ts`). */
  code: string;
  /** Seen from outside: the address is opened anywhere. */
  origin: string;
}

/** Pictures of what stands beside it and its short address; scripts add a button that copies it, and the device's own way to send it. */
export function ShareDisclosure({ code, origin }: ShareDisclosureProps) {
  const { t, locale } = useLanguage<'share'>();
  const address = `${origin}${localePath(locale, `/s/${code}`)}`;
  const picture = (file: string) => localePath(locale, `/share/${code}/${file}.png`);
  return (
    <details data-share className="group text-14">
      <summary className="inline-flex min-h-8 tap items-center gap-1 font-medium text-ink-2 hover:text-ink">
        <Icon drawing={chevronDownIcon} size={16} className="transition-transform group-open:rotate-180" />
        {t('share.open')}
      </summary>
      <div className="grid gap-2 pt-1">
        <p className="text-12 text-ink-3">{t('share.lead')}</p>
        <p className="flex flex-wrap gap-x-4 gap-y-1">
          <TextLink href={picture('card')} className="tap">
            {t('share.card')}
          </TextLink>
          <TextLink href={picture('story')} className="tap">
            {t('share.story')}
          </TextLink>
        </p>
        <p className="grid gap-0.5">
          <span className="text-12 text-ink-3">{t('share.address')}</span>
          <TextLink href={address} className="tap break-all">
            {address.replace(/^https?:\/\//, '')}
          </TextLink>
        </p>
        <p className="flex flex-wrap gap-2">
          <Button size="small" hidden data-share-copy={address} data-done={t('share.copied')}>
            {t('share.copy')}
          </Button>
          <Button size="small" hidden data-share-send={address}>
            {t('share.send')}
          </Button>
        </p>
      </div>
    </details>
  );
}
