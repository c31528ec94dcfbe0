import { useState } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { useMutation } from '../../use-mutation.ts';

/** Asks to be notified when the analysis of a game is there, or takes it back (docs/product/picks.md). */
export function NoticeWish({ gameId, given }: { gameId: string; given: boolean }) {
  const { t, locale } = useLanguage<'ongoing'>();
  const { mutate, isBusy } = useMutation();
  const [isWanted, setWanted] = useState(given);
  const ask = async () => {
    const done = await mutate(async () => {
      const { sendNoticeWish } = await import('./notice-call.ts');
      return sendNoticeWish({ event_id: gameId, wanted: !isWanted }, locale);
    });
    if (done !== null) setWanted(done.wanted);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 pt-2">
      <Button size="small" onClick={ask} busy={isBusy}>
        {t(isWanted ? 'ongoing.insufficient.takeBack' : 'ongoing.insufficient.ask')}
      </Button>
      <span aria-live="polite">{isWanted ? t('ongoing.insufficient.asked') : ''}</span>
    </div>
  );
}
