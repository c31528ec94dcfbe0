import { useState } from 'react';
import { useNavigate } from 'react-router';
import { newNewsContract } from '#api/office/news.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { useMay, useOfficeHref } from '../frame/office-context.ts';
import { useOfficeNote } from '../frame/office-notes.tsx';

/** Begins an article and opens it; it is an empty draft that no reader sees. */
export function NewArticle() {
  const { t } = useLanguage<'office-news'>();
  const may = useMay();
  const call = useOfficeCall();
  const href = useOfficeHref();
  const navigate = useNavigate();
  const say = useOfficeNote();
  const [isBusy, setBusy] = useState(false);
  if (!may('content.edit')) return null;
  const begin = async () => {
    setBusy(true);
    const answer = await call(newNewsContract, { body: { content: { texts: {} } } });
    setBusy(false);
    if (answer.status) await navigate(href(`/office/news/${answer.data.id}`));
    else say({ tone: 'error', text: Object.values(answer.msg).flat().join(' ') });
  };
  return (
    <Button tone="primary" busy={isBusy} onClick={begin}>
      {t('office-news.begin')}
    </Button>
  );
}
