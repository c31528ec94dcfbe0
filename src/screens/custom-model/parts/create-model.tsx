import { useNavigation } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { NewContent } from '../model-content.ts';
import { listHref } from '../model-href.ts';
import { readModelQuery } from '../model-query.ts';
import { useLiveModels } from '../use-live-models.ts';
import { CreateForm } from './create-form.tsx';
import { QuotaLine } from './quota-line.tsx';
import { SampleCard } from './sample-card.tsx';

/** The guided form of a new model, beside what the choices so far would mean. */
export function CreateModel({ content, zone }: { content: NewContent; zone: string }) {
  const { locale, t } = useLanguage<'customModel'>();
  const { cloneName, estimate, quota } = content;
  const draft = usePendingDraft(content.query);
  useLiveModels(estimate?.count === 'counting');
  const isFull = quota.used >= quota.limit || quota.today >= quota.limit_a_day;
  return (
    <>
      <PageHeader
        title={
          cloneName === null
            ? t('customModel.create.title')
            : t('customModel.create.cloneTitle', { name: cloneName })
        }
        lead={t('customModel.create.lead')}
        actions={
          <TextLink href={listHref(locale)} className="tap">
            {t('customModel.all')}
          </TextLink>
        }
      />
      <div className="grid gap-3">
        {cloneName === null ? null : <Notice>{t('customModel.create.cloneLead')}</Notice>}
        {isFull ? <QuotaLine quota={quota} /> : null}
      </div>
      <CreateForm content={content} draft={draft}>
        <SampleCard estimate={estimate} quota={quota} zone={zone} isStale={draft !== content.query} />
      </CreateForm>
    </>
  );
}

/** While a choice is on its way to the server, the form already shows it. */
function usePendingDraft(current: NewContent['query']): NewContent['query'] {
  const { location } = useNavigation();
  if (!location?.pathname.endsWith('/customModel')) return current;
  const next = readModelQuery(new URLSearchParams(location.search));
  return next.view === 'new' ? next : current;
}
