import { joinLabel } from '#i18n/join-label.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Card } from '#ui/card.tsx';
import { FormDots } from '#ui/form-dots.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { OriginChip } from '../../origin-chip.tsx';
import { statisticsHref } from '../../statistics-address.ts';
import type { StatisticsData } from '../data.server.ts';
import { type Panel, restBetween } from '../figures.ts';
import { GameDay } from './game-day.tsx';
import { restTexts } from './rest-texts.ts';

interface FormListsProps {
  data: StatisticsData;
  panels: readonly Panel[];
}

/** The last five games of each team with links. */
export function FormLists({ data, panels }: FormListsProps) {
  return (
    <div className={panels.length > 1 ? 'grid items-start gap-4 lg:grid-cols-2' : undefined}>
      {panels.map((panel) => (
        <FormList key={panel.team.id} data={data} panel={panel} showName={panels.length > 1} />
      ))}
    </div>
  );
}

type PanelProps = { data: StatisticsData; panel: Panel };

function FormList({ data, panel, showName }: PanelProps & { showName: boolean }) {
  const { t, locale } = useLanguage<'statistics' | 'sport'>();
  const { team, form } = panel;
  const gameLabel = ({ result, own, other, opponent, home_away }: Panel['form'][number]) =>
    t('statistics.form.game', {
      result: t(`statistics.results.${result}`),
      own,
      other,
      opponent: opponent.name,
      venue: t(`statistics.venue.${home_away}`),
    });
  return (
    <Card as="section" aria-label={joinLabel(team.name, t('statistics.form.title'), locale)} flush>
      {showName ? <h3 className="px-4 pt-3 text-14 font-medium text-main">{team.name}</h3> : null}
      {form.length === 0 ? <p className="p-4 text-14 text-ink-2">{t('statistics.form.empty')}</p> : null}
      <ul>
        {form.toReversed().map((game) => (
          <li
            key={game.event_id}
            className="grid min-h-(--row) grid-cols-[auto_1fr_auto] items-center gap-x-3 border-t border-line px-4 py-1.5 text-14 first:border-0"
          >
            <FormDots
              label={t('statistics.columns.form')}
              results={[
                {
                  key: game.event_id,
                  result: game.result,
                  label: gameLabel(game),
                  letter: t(`statistics.letters.${game.result}`),
                },
              ]}
            />
            <span className="grid">
              <span className="flex flex-wrap items-center gap-x-2 leading-6">
                <TextLink
                  href={statisticsHref(locale, { ...data.query, team: team.id, vs: game.opponent.id })}
                  className="tap"
                >
                  {game.opponent.name}
                </TextLink>
                <OriginChip origin={game.origin} t={t} />
              </span>
              <span className="text-12 leading-6 text-ink-3">
                <GameDay data={data} game={game} label={game.opponent.name} /> ·{' '}
                {t(`statistics.venue.${game.home_away}`)}
                {game.rest_days === null || game.previous_start_at === null
                  ? ''
                  : ` · ${restText(restBetween(game.previous_start_at, game.start_at, data.display.zone), t)}`}
              </span>
            </span>
            <span className="text-16 font-medium text-main">
              {t('statistics.form.short', { own: game.own, other: game.other })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function restText(days: number, t: ReturnType<typeof useLanguage<'statistics'>>['t']): string {
  return days === 0 ? t('statistics.form.noRest') : t('statistics.form.rest', { count: days });
}

/** A team's rest, and its next game where that has no place of its own on the page. */
export function Rest({ data, panel }: PanelProps) {
  const { t } = useLanguage<'statistics'>();
  const { next } = panel.rest;
  const rest = restTexts(panel, data.display.zone, t);
  return (
    <Card as="section" className="grid content-start gap-3">
      <h3 className="text-14 font-medium text-main">{t('statistics.rest.title')}</h3>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3">
        <div>
          <dt className="text-12 text-ink-3">{t('statistics.rest.average')}</dt>
          <dd className="text-20 font-strong text-main">{rest.average}</dd>
        </div>
        <div>
          <dt className="text-12 text-ink-3">{t('statistics.rest.next')}</dt>
          <dd className="text-20 font-strong text-main">{rest.beforeNext}</dd>
        </div>
      </dl>
      {data.next === null ? (
        <p className="flex flex-wrap items-center gap-x-2 text-14 text-ink-2">
          {next === null ? (
            t('statistics.rest.none')
          ) : (
            <>
              <span className="text-12 text-ink-3">{t('statistics.head.next')}</span>
              <GameDay data={data} game={next} label={next.opponent.name} />
              <span>
                {t(`statistics.venue.${next.home_away}`)} · {next.opponent.name}
              </span>
            </>
          )}
        </p>
      ) : null}
    </Card>
  );
}
