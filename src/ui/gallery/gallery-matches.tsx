import { formatOdds, formatPercent, formatSigned, formatSignedPercent } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { usePunctuation } from '#i18n/use-punctuation.ts';
import { Badge } from '../badge.tsx';
import { Card } from '../card.tsx';
import { FormDots } from '../form-dots.tsx';
import { LinkButton } from '../link-button.tsx';
import { LiveDot } from '../live-dot.tsx';
import { LockedCard } from '../locked-card.tsx';
import { OutcomeBar } from '../outcome-bar.tsx';
import { ProbabilityBar } from '../probability-bar.tsx';
import { ScoreCell } from '../score-cell.tsx';
import type { GalleryFile } from './gallery-files.ts';

/** A card with a pick, one that is locked, and rows of a schedule; figures are made up. */
export function GalleryMatches() {
  const { t } = useLanguage<GalleryFile>();
  const fields = [
    t('sport.fields.recommendation'),
    t('sport.fields.odds'),
    t('sport.fields.expected_value'),
    t('sport.fields.units'),
  ];
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <PickCard />
      <LockedCard
        fields={fields}
        reason={t('sport.locked')}
        action={
          <LinkButton tone="primary" size="small" href="#match">
            {t('shell.menu.subscribe')}
          </LinkButton>
        }
      >
        <MatchHead league="Serie A" time="20:45" home="Inter" away="Napoli" />
      </LockedCard>
      <LiveRows />
    </div>
  );
}

function MatchHead({
  league,
  time,
  home,
  away,
}: {
  league: string;
  time: string;
  home: string;
  away: string;
}) {
  const { t } = useLanguage<GalleryFile>();
  const { label } = usePunctuation();
  const form = (key: string, pattern: string) =>
    [...pattern].map((letter, index) => {
      const result = letter === 'w' ? 'win' : letter === 'd' ? 'draw' : 'lose';
      const words = result === 'draw' ? t('sport.sides.draw') : t(`sport.results.${result}`);
      return {
        key: `${key}-${index}`,
        result,
        letter: t(`pick.form.letters.${result}`),
        label: words,
      } as const;
    });
  return (
    <div className="grid gap-3">
      <p className="flex justify-between gap-3 text-12 text-ink-3">
        <span>{league}</span>
        <span>2026-11-21 {time}</span>
      </p>
      {[
        { team: home, results: form(home, 'wwdwl') },
        { team: away, results: form(away, 'lwdlw') },
      ].map(({ team, results }) => (
        <div key={team} className="flex items-center justify-between gap-3">
          <span className="text-16 font-strong text-main">{team}</span>
          <FormDots label={label(team, t('sport.fields.last_five'))} results={results} />
        </div>
      ))}
    </div>
  );
}

function PickCard() {
  const { t } = useLanguage<GalleryFile>();
  const details = [
    [t('sport.fields.expected_value'), formatSignedPercent(0.041)],
    [t('sport.fields.units'), '1.5'],
    [t('sport.fields.confidence'), '54'],
  ] as const;
  return (
    <Card as="article" flush className="grid">
      <div className="grid gap-4 p-4 sm:p-5">
        <MatchHead league="Premier League" time="17:30" home="Arsenal" away="Chelsea" />
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <p className="text-20 font-strong text-main">
            Arsenal {formatSigned(-1)} <span className="text-ink-3">@</span> {formatOdds(1.93)}
          </p>
          <Badge tone="brand">{t('gallery.sample.stillGood', { odds: formatOdds(1.86) })}</Badge>
        </div>
        <ProbabilityBar
          label={t('sport.fields.probability')}
          share={0.539}
          low={0.478}
          high={0.601}
          text={formatPercent(0.539)}
          intervalText="47.8–60.1%"
          market={{ share: 0.507, label: t('gallery.sample.market', { share: formatPercent(0.507) }) }}
        />
        <dl className="grid grid-cols-3 gap-4">
          {details.map(([name, value]) => (
            <div key={name}>
              <dt className="text-12 text-ink-3">{name}</dt>
              <dd className="text-16 font-medium text-main">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="flex flex-wrap gap-2">
          <Badge>{t('gallery.sample.why')}</Badge>
          <Badge>{t('gallery.sample.attack')} +0.31</Badge>
        </div>
      </div>
      <p className="flex justify-between gap-3 border-t border-line px-4 py-2.5 text-12 text-ink-3 sm:px-5">
        <span>2026-11-21/0007</span>
        <span>v1.4.0</span>
      </p>
    </Card>
  );
}

function LiveRows() {
  const { t } = useLanguage<GalleryFile>();
  const rows = [
    { key: 'a', home: 'Bayern', away: 'Leipzig', score: [2, 1], clock: "67'", live: true },
    {
      key: 'b',
      home: 'Dortmund',
      away: 'Mainz',
      score: [0, 0],
      clock: t('sport.reasons.half_time'),
      live: true,
    },
    { key: 'c', home: 'Lyon', away: 'Lille', score: [null, null], clock: '21:00', live: false },
  ] as const;
  return (
    <Card flush className="lg:col-span-2">
      <ul>
        {rows.map(({ key, home, away, score, clock, live }) => (
          <li
            key={key}
            className="grid grid-cols-[64px_1fr_auto] items-center gap-3 border-t border-line px-4 py-2 first:border-0 sm:grid-cols-[64px_1fr_2fr_auto]"
          >
            {live ? <LiveDot label={clock} /> : <span className="text-12 text-ink-2">{clock}</span>}
            <span className="grid text-14 leading-6">
              <span className="truncate">{home}</span>
              <span className="truncate">{away}</span>
            </span>
            <span className="max-sm:hidden">
              <OutcomeBar
                label={t('sport.fields.probability')}
                outcomes={[
                  { key: 'home', label: t('sport.sides.home'), share: 0.52, text: '52.0%', picked: true },
                  { key: 'draw', label: t('sport.sides.draw'), share: 0.26, text: '26.0%' },
                  { key: 'away', label: t('sport.sides.away'), share: 0.22, text: '22.0%' },
                ]}
              />
            </span>
            <ScoreCell
              home={score[0]}
              away={score[1]}
              live={live}
              label={`${home} ${score[0] ?? '-'}, ${away} ${score[1] ?? '-'}`}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
