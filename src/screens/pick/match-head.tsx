import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { formGameSchema } from '#api/ai-strategy/card.contract.ts';
import type { lockedPickSchema } from '#api/pick.contract.ts';
import { labelColon } from '#i18n/join-label.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { FormDots } from '#ui/form-dots.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { OriginChip } from '../origin-chip.tsx';
import { StartTime } from './start-time.tsx';

type HeadPick = Pick<
  z.output<typeof lockedPickSchema>,
  'event' | 'sport' | 'league' | 'start_at' | 'game_start_at' | 'serial' | 'data_origin'
>;
type FormGame = z.output<typeof formGameSchema>;

/** How a team has done: its last five, the newest first, and its season where that is to be shown. */
export type ShownForm = {
  readonly last_five: readonly FormGame[];
  readonly season?: { readonly win: number; readonly draw: number; readonly lose: number };
};

interface MatchHeadProps {
  pick: HeadPick;
  form?: { readonly home: ShownForm; readonly away: ShownForm } | null;
  zone: string;
  /** Where a team's name leads; nowhere if left out. */
  teamHref?: (teamId: string) => string;
  /** What else is to be said beside the start. */
  badges?: ReactNode;
}

/** League, start, teams and their form: the part of a pick that everybody may see. */
export function MatchHead({ pick, form = null, zone, teamHref, badges }: MatchHeadProps) {
  const { t } = useLanguage<'pick' | 'sport'>();
  const { league, event, sport, data_origin } = pick;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-12 text-ink-3">
        <span className="truncate font-medium text-ink-2">{league.name}</span>
        <span className="flex flex-wrap items-center gap-2">
          {badges}
          <OriginChip origin={data_origin} t={t} />
          <StartTime pick={pick} zone={zone} />
        </span>
      </div>
      <ul className="grid gap-2">
        {(['home', 'away'] as const).map((side) => (
          <Team
            key={side}
            team={event[side]}
            form={form?.[side] ?? null}
            teamHref={teamHref}
            hasDraws={sport === 'soccer'}
          />
        ))}
      </ul>
    </div>
  );
}

interface TeamProps {
  team: HeadPick['event']['home'];
  form: ShownForm | null;
  teamHref: MatchHeadProps['teamHref'] | undefined;
  /** Whether games of the sport can end level. */
  hasDraws: boolean;
}

function Team({ team, form, teamHref, hasDraws }: TeamProps) {
  const { locale, t } = useLanguage<'pick' | 'sport'>();
  const { season, last_five: games = [] } = form ?? {};
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 md:grid-cols-[minmax(0,1fr)_auto_auto]">
      <h3 className="min-w-0 text-16 leading-6 font-strong">
        {teamHref === undefined ? team.name : <TextLink href={teamHref(team.id)}>{team.name}</TextLink>}
      </h3>
      {season === undefined ? null : (
        <span className="text-12 whitespace-nowrap text-ink-3 max-md:order-last">
          <span className="sr-only">
            {t(hasDraws ? 'sport.fields.win_draw_loss' : 'sport.fields.win_loss')}
            {labelColon(locale)}
          </span>
          {hasDraws ? `${season.win}-${season.draw}-${season.lose}` : `${season.win}-${season.lose}`}
        </span>
      )}
      {games.length === 0 ? null : (
        <FormDots
          label={t('pick.form.label', { team: team.name })}
          results={games.toReversed().map(({ event_id, result, scored, conceded, opponent }) => ({
            key: event_id,
            result,
            letter: t(`pick.form.letters.${result}`),
            label: t(`pick.form.${result}`, { scored, conceded, opponent: opponent.name }),
          }))}
        />
      )}
    </li>
  );
}
