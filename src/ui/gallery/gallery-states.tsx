import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { EmptyState } from '../empty-state.tsx';
import { ErrorState } from '../error-state.tsx';
import { calendarIcon } from '../icon-paths.ts';
import { LinkButton } from '../link-button.tsx';
import { Skeleton, SkeletonRows, SkeletonText } from '../skeleton.tsx';
import { Timeline } from '../timeline.tsx';
import type { GalleryFile } from './gallery-files.ts';

/** Loading, empty, broken, and the steps of something that takes time. */
export function GalleryStates() {
  const { t } = useLanguage<GalleryFile>();
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <SkeletonRows label={t('ui.loading')} rows={4} />
      <Card className="grid gap-4">
        <Skeleton className="h-6 w-2/5" />
        <SkeletonText lines={3} />
      </Card>
      <Card flush>
        <EmptyState
          icon={calendarIcon}
          title={t('errors.empty.events')}
          action={<LinkButton href="#navigation">{t('ui.pagination.next')}</LinkButton>}
        />
      </Card>
      <ErrorState
        title={t('ui.states.errorTitle')}
        text={t('ui.states.errorText')}
        action={<Button>{t('ui.retry')}</Button>}
      />
      <Card>
        <Timeline
          label={t('shell.menu.myOrders')}
          steps={[
            { key: 'created', title: t('errors.success.order'), time: '2026-11-20 09:12:40', state: 'done' },
            {
              key: 'reported',
              title: t('gallery.sample.transfer'),
              time: '2026-11-20 09:31:05',
              state: 'done',
            },
            { key: 'checked', title: t('gallery.sample.checked'), state: 'current' },
            { key: 'starts', title: t('gallery.sample.planStarts'), state: 'coming' },
          ]}
        />
      </Card>
    </div>
  );
}
