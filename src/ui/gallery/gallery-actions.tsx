import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { Chip } from '../chip.tsx';
import { CopyButton } from '../copy-button.tsx';
import { Icon } from '../icon.tsx';
import { IconButton } from '../icon-button.tsx';
import { arrowRightIcon, filterIcon, searchIcon } from '../icon-paths.ts';
import { LinkButton } from '../link-button.tsx';
import { TextLink } from '../text-link.tsx';
import type { GalleryFile } from './gallery-files.ts';

/** Everything that is pressed. */
export function GalleryActions() {
  const { t } = useLanguage<GalleryFile>();
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <Button tone="primary">{t('ui.save')}</Button>
        <Button>{t('ui.cancel')}</Button>
        <Button tone="quiet">{t('ui.clear')}</Button>
        <Button tone="danger">{t('ui.delete')}</Button>
        <Button tone="primary" busy>
          {t('ui.loading')}
        </Button>
        <Button tone="primary" disabled>
          {t('ui.confirm')}
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <LinkButton tone="primary" size="large" href="#actions">
          {t('shell.menu.subscribe')}
          <Icon drawing={arrowRightIcon} />
        </LinkButton>
        <Button size="small">{t('ui.details')}</Button>
        <CopyButton
          text="0123456789"
          label={t('ui.copy')}
          labels={{ copy: t('ui.copy'), copied: t('ui.copied') }}
        />
        <IconButton label={t('ui.search')} icon={<Icon drawing={searchIcon} />} />
        <IconButton label={t('ui.details')} icon={<Icon drawing={filterIcon} />} />
        <TextLink href="#actions">{t('shell.footer.methodology')}</TextLink>
      </div>
      <div className="flex flex-wrap gap-2">
        <Chip selected>{t('sport.sports.soccer')}</Chip>
        <Chip selected={false}>{t('sport.sports.basketball')}</Chip>
        <Chip selected={false}>{t('sport.sports.baseball')}</Chip>
      </div>
    </Card>
  );
}
