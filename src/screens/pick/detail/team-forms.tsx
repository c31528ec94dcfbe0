import { labelColon } from '#i18n/join-label.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { FormDots } from '#ui/form-dots.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { statisticsHref } from '../../statistics-address.ts';
import { TeamDisc } from '../../team/team-disc.tsx';
import type { OpenCard } from '../cards.server.ts';

/** Both teams with their season and their last five, each leading to its statistics: what every member may see. */
export function TeamForms({ pick }: { pick: OpenCard }) {
  const { t, locale } = useLanguage<'pick' | 'sport'>();
  const { event, sport, league, card } = pick;
  const hasDraws = sport === 'soccer';
  const about = { sport, league: league.id, season: null, page: 1, vs: null };
  return (
    <ul className="grid gap-2">
      {(['home', 'away'] as const).map((side) => {
        const { win, draw, lose, last_five: games } = card.form[side];
        const team = event[side];
        return (
          <li key={side} className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 text-14">
            <span className="flex min-w-0 items-center gap-2">
              <TeamDisc team={team} />
              <TextLink href={statisticsHref(locale, { ...about, team: team.id })} className="tap min-w-0">
                <span className="block truncate">{team.name}</span>
              </TextLink>
            </span>
            <span className="text-12 whitespace-nowrap text-ink-3">
              <span className="sr-only">
                {t(hasDraws ? 'sport.fields.win_draw_loss' : 'sport.fields.win_loss')}
                {labelColon(locale)}
              </span>
              {hasDraws ? `${win}–${draw}–${lose}` : `${win}–${lose}`}
            </span>
            {games.length === 0 ? (
              <span />
            ) : (
              <FormDots
                label={t('pick.form.label', { team: team.name })}
                results={games.toReversed().map(({ result, scored, conceded, opponent }, at) => ({
                  key: String(at),
                  result,
                  letter: t(`pick.form.letters.${result}`),
                  label: t(`pick.form.${result}`, { scored, conceded, opponent }),
                }))}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
