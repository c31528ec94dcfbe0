import { formatDateTime, formatMinute } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';

interface StartedPick {
  readonly start_at: string;
  readonly game_start_at: string;
  /** Null where nothing was published. */
  readonly serial: string | null;
}

/** When the game of a pick begins, as it is known; and for when the pick was published, where the game was moved since. */
export function StartTime({ pick, zone }: { pick: StartedPick; zone: string }) {
  const { t } = useLanguage<'sport'>();
  const { start_at, game_start_at, serial } = pick;
  return (
    <>
      <time dateTime={game_start_at} title={formatDateTime(game_start_at, zone)}>
        {formatMinute(game_start_at, zone)}
      </time>
      {serial === null || start_at === game_start_at ? null : (
        <span>{t('sport.publishedFor', { time: formatMinute(start_at, zone) })}</span>
      )}
    </>
  );
}
