import { formatDateTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import { FormDots } from '#ui/form-dots.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { OriginChip } from '../../origin-chip.tsx';
import { statisticsHref } from '../../statistics-address.ts';
import type { CardPick, OngoingData } from '../data.server.ts';

/** League, start, teams and their form: what every member may see of a pick. */
export function MatchHead({ pick, data }: { pick: CardPick; data: OngoingData }) {
  const { t } = useLanguage<'ongoing' | 'sport'>();
  const { event, card } = pick;
  const sides = [
    { key: 'home', team: event.home, form: card.form.home },
    { key: 'away', team: event.away, form: card.form.away },
  ] as const;
  const about = { sport: pick.sport, league: pick.league.id, season: null, page: 1 };
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-12 text-ink-3">
        <span className="font-medium text-ink-2">{pick.league.name}</span>
        <span className="flex items-center gap-2">
          {card.withdrawal ? (
            <Badge tone="warn">{t(`ongoing.withdrawn.${card.withdrawal.reason}`)}</Badge>
          ) : null}
          {pick.is_free ? <Badge tone="brand">{t('ongoing.free')}</Badge> : null}
          <OriginChip origin={pick.data_origin} t={t} />
          <time dateTime={pick.start_at}>
            {formatDateTime(pick.start_at, data.display.zone).slice(0, 16)}
          </time>
        </span>
      </div>
      <ul className="grid gap-2">
        {sides.map(({ key, team, form }) => (
          <li key={key} className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3">
            <h3 className="min-w-0 truncate text-16 font-strong">
              <TextLink href={statisticsHref(data.locale, { ...about, team: team.id, vs: null })}>
                {team.name}
              </TextLink>
            </h3>
            <span className="text-12 whitespace-nowrap text-ink-3">
              <span className="sr-only">{t('sport.fields.win_draw_loss')}: </span>
              {form.win}-{form.draw}-{form.lose}
            </span>
            <FormDots
              label={t('ongoing.form.label', { team: team.name })}
              results={form.last_five.toReversed().map((game) => ({
                key: game.event_id,
                result: game.result,
                letter: t(`ongoing.form.letters.${game.result}`),
                label: t(`ongoing.form.${game.result}`, {
                  ...{ scored: game.scored, conceded: game.conceded, opponent: game.opponent.name },
                }),
              }))}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
