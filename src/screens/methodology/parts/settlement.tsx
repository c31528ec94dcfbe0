import { formatNumber, formatSigned } from '#i18n/format.ts';
import { joinLabel } from '#i18n/join-label.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import type { Translate } from '#i18n/t.ts';
import type { Locale } from '#terms/locales.ts';
import { SPORTS } from '#terms/sports.ts';
import { Badge } from '#ui/badge.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Section } from '#ui/section.tsx';
import { WholeFigures } from '#ui/whole-figures.tsx';
import type { MethodologyData } from '../data.server.ts';
import { Prose } from './prose.tsx';

type Rules = MethodologyData['methodology']['settlement'];
type Example = Rules['examples'][number];

const tones = { win: 'win', lose: 'lose', draw: 'draw', cancel: 'neutral' } as const;

/** The rules of each sport out of the constants that settle, with cases that the settling function has just decided. */
export function Settlement({ settlement }: { settlement: Rules }) {
  const { locale, t } = useLanguage<'methodology' | 'sport'>();
  return (
    <Section
      title={t('methodology.settle.title')}
      lead={t('methodology.settle.lead', { minutes: settlement.settleAfterMinutes })}
      anchor="settle"
    >
      <div className="grid gap-8">
        {SPORTS.map((sport) => (
          <div key={sport} className="grid gap-3">
            <h3 className="text-16 font-strong text-main">{t(`sport.sports.${sport}`)}</h3>
            <Prose
              paragraphs={[
                t(`methodology.settle.${sport}`, {
                  winner: settlement.baseballWinnerInnings,
                  all: settlement.baseballInnings,
                  short: settlement.baseballShortInnings,
                }),
              ]}
            />
            <details className="grid gap-2">
              <summary className="py-2 pointer-coarse:py-3 text-14 text-primary-ink underline underline-offset-3">
                {joinLabel(t('methodology.settle.example'), t(`sport.sports.${sport}`), locale)}
              </summary>
              <Examples sport={sport} examples={settlement.examples.filter((one) => one.sport === sport)} />
            </details>
          </div>
        ))}
        <Prose
          as="list"
          paragraphs={[
            t('methodology.settle.push'),
            t('methodology.settle.canceled', { hours: settlement.postponedHours }),
            t('methodology.settle.correct'),
          ]}
        />
      </div>
    </Section>
  );
}

function Examples({ sport, examples }: { sport: Example['sport']; examples: readonly Example[] }) {
  const { locale, t } = useLanguage<'methodology' | 'sport'>();
  return (
    <DataTable
      label={joinLabel(t('methodology.settle.example'), t(`sport.sports.${sport}`), locale)}
      rows={examples}
      rowKey={(one) => `${one.betType} ${one.side} ${one.line} ${one.played}`}
      columns={[
        { key: 'bet', header: t('methodology.settle.example'), render: (one) => betText(one, t, locale) },
        {
          key: 'score',
          header: t('methodology.settle.score'),
          render: (one) => <WholeFigures text={scoreText(one, t)} />,
        },
        {
          key: 'result',
          header: t('sport.fields.result'),
          render: (one) => <Badge tone={tones[one.result]}>{t(`sport.results.${one.result}`)}</Badge>,
        },
      ]}
    />
  );
}

type Say = Translate<'methodology' | 'sport'>;

/** A handicap as its own side sees it. */
function betText({ sport, betType, side, line }: Example, t: Say, locale: Locale): string {
  const own = line === null || side !== 'away' ? line : -line;
  const number =
    own === null ? '' : `\u00a0${betType === 'run_line' ? formatSigned(own) : formatNumber(own, 1)}`;
  return joinLabel(t(`sport.betTypesOf.${sport}.${betType}`), `${t(`sport.sides.${side}`)}${number}`, locale);
}

function scoreText({ score, regular, played, innings }: Example, t: Say): string {
  const text = (score: Example['score']) => `${score.home}–${score.away}`;
  switch (played) {
    case 'canceled':
      return t('methodology.settle.played.canceled');
    case 'called':
      return `${text(score)} ${t('methodology.settle.played.called', { count: innings ?? 0 })}`;
    case 'extra':
      return `${text(score)} ${t('methodology.settle.played.extra', { regular: regular ? text(regular) : '-' })}`;
    case 'overtime':
      return `${text(score)} ${t('methodology.settle.played.overtime')}`;
    case 'regular':
      return text(score);
  }
}
