import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { formatTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { usePunctuation } from '#i18n/use-punctuation.ts';
import { Icon } from '#ui/icon.tsx';
import { checkIcon, offlineIcon } from '#ui/shell/shell-icon-paths.ts';
import { connection } from '../loading/connection.ts';
import { useConnection } from '../loading/use-loading-state.ts';
import { barStyle, lostBarStyle, tryAgainStyle } from './connection-bar-style.ts';

/**
 * Over the page that stays when the connection is lost: from when it is, and another try. Once the browser is connected again it tries by
 * itself, and says for a moment that all is well.
 */
export function ConnectionBar({ zone }: { zone: string }) {
  const { t } = useLanguage<'shell' | 'ui'>();
  const { gap } = usePunctuation();
  const { revalidate } = useRevalidator();
  const state = useConnection();
  useEffect(() => {
    const tryAgain = () => {
      if (!connection.tryAgain()) void revalidate();
    };
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [revalidate]);
  return (
    // It takes its room above the page, whose title it would otherwise cover, and stays in sight below the header.
    <div aria-live="polite" className="sticky top-16 z-20">
      {state.kind === 'fine' ? null : state.kind === 'back' ? (
        <p className={`${barStyle} bg-win-soft text-ink`}>
          <Icon drawing={checkIcon} className="text-win" />
          {t('shell.connection.back')}
        </p>
      ) : (
        <div data-connection="lost" className={lostBarStyle}>
          <Icon drawing={offlineIcon} />
          <p className="min-w-0 grow leading-5">
            <b className="font-strong">{t('shell.connection.lost')}</b>
            {gap}
            {t('shell.connection.seen', { time: formatTime(new Date(state.seenAtMs), zone) })}
          </p>
          <button
            type="button"
            aria-disabled={state.isTrying}
            onClick={() => {
              if (!connection.tryAgain()) void revalidate();
            }}
            className={tryAgainStyle}
          >
            {t(state.isTrying ? 'ui.loading' : 'ui.retry')}
          </button>
        </div>
      )}
    </div>
  );
}
