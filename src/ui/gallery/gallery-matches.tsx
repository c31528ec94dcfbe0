import { useLanguage } from '#i18n/language-provider.tsx';
import { usePunctuation } from '#i18n/use-punctuation.ts';
import { Card } from '../card.tsx';
import { FormDots } from '../form-dots.tsx';
import { LinkButton } from '../link-button.tsx';
import { LiveDot } from '../live-dot.tsx';
import { LockedCard } from '../locked-card.tsx';
import { OutcomeBar } from '../outcome-bar.tsx';
import { ScoreCell } from '../score-cell.tsx';
import type { GalleryFile } from './gallery-files.ts';

const FORMS = [
  { team: 'Inter', letters: 'wwdwl' },
  { team: 'Napoli', letters: 'lwdlw' },
] as const;

/** What shows teams and games in play, and what stands in the place of a locked pick; figures are made up. */
export function GalleryMatches() {
  const { t } = useLanguage<GalleryFile>();
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Forms />
      <LockedCard
        fields={[
          t('sport.fields.recommendation'),
          t('sport.fields.odds'),
          t('sport.fields.expected_value'),
          t('sport.fields.units'),
        ]}
        reason={t('sport.locked')}
        action={
          <LinkButton tone="primary" size="small" href="#match">
            {t('shell.menu.subscribe')}
          </LinkButton>
        }
      >
        <p className="text-16 font-strong text-main">Inter – Napoli</p>
      </LockedCard>
      <Scores />
    </div>
  );
}

function Forms() {
  const { t } = useLanguage<GalleryFile>();
  const { label } = usePunctuation();
  return (
    <Card className="grid content-start gap-4">
      {FORMS.map(({ team, letters }) => (
        <div key={team} className="flex items-center justify-between gap-3">
          <span className="text-16 font-strong text-main">{team}</span>
          <FormDots
            label={label(team, t('sport.fields.last_five'))}
            results={[...letters].map((letter, index) => {
              const result = letter === 'w' ? 'win' : letter === 'd' ? 'draw' : 'lose';
              return {
                key: `${team}-${index}`,
                result,
                letter: t(`pick.form.letters.${result}`),
                label: result === 'draw' ? t('sport.sides.draw') : t(`sport.results.${result}`),
              };
            })}
          />
        </div>
      ))}
      <OutcomeBar
        label={t('sport.fields.probability')}
        outcomes={[
          { key: 'home', label: t('sport.sides.home'), share: 0.52, text: '52.0%', picked: true },
          { key: 'draw', label: t('sport.sides.draw'), share: 0.26, text: '26.0%' },
          { key: 'away', label: t('sport.sides.away'), share: 0.22, text: '22.0%' },
        ]}
      />
    </Card>
  );
}

function Scores() {
  const { t } = useLanguage<GalleryFile>();
  const games = [
    { key: 'a', score: [2, 1], clock: "67'" },
    { key: 'b', score: [0, 0], clock: t('sport.reasons.half_time') },
    { key: 'c', score: [null, null], clock: null },
  ] as const;
  return (
    <Card className="lg:col-span-2">
      <ul className="flex flex-wrap gap-x-10 gap-y-4">
        {games.map(({ key, score: [home, away], clock }) => (
          <li key={key} className="flex items-center gap-3">
            {clock === null ? null : <LiveDot label={clock} />}
            <ScoreCell
              home={home}
              away={away}
              live={clock !== null}
              label={`${home ?? '-'}, ${away ?? '-'}`}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
