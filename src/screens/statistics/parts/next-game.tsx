import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { Card } from '#ui/card.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { OutcomeBar } from '#ui/outcome-bar.tsx';
import { Section } from '#ui/section.tsx';
import { outcomesOf } from '../../game/outcomes-of.ts';
import type { StatisticsData } from '../data.server.ts';
import { GameDay } from './game-day.tsx';

type Next = NonNullable<StatisticsData['next']>;

/** The team's next game and the chances of its outcomes, without a price: what a reader may see who sees nothing of bets. */
export function NextGame({ data, next }: { data: StatisticsData; next: Next }) {
  const { t } = useLanguage<'statistics'>();
  const { home, away } = next.event;
  const both = `${home.name} – ${away.name}`;
  return (
    <Section title={t('statistics.next.title')}>
      <Card className="grid gap-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h3 className="text-16 font-strong text-main">{both}</h3>
          <span className="text-14 text-ink-2">
            <GameDay data={data} game={next} label={both} />
          </span>
        </div>
        <Chances next={next} />
        <Analysis paragraphs={next.analysis} />
      </Card>
    </Section>
  );
}

/** What the facts of the game say in words, where nothing of bets is shown. */
function Analysis({ paragraphs }: { paragraphs: Next['analysis'] }) {
  const { t } = useLanguage<'statistics'>();
  if (paragraphs.length === 0) return null;
  return (
    <div className="grid max-w-[70ch] gap-2 border-t border-line pt-4 text-14 text-ink">
      <h4 className="font-medium text-main">{t('statistics.next.analysis')}</h4>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}

function Chances({ next }: { next: Next }) {
  const { t, locale } = useLanguage<'statistics' | 'sport' | 'shell'>();
  const { state, locked, probabilities, expected } = next;
  if (locked) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-3 text-14 text-ink-2">
        {t('sport.locked')}
        <LinkButton size="small" href={localePath(locale, '/subscribe')}>
          {t('shell.menu.subscribe')}
        </LinkButton>
      </div>
    );
  }
  if (probabilities === null || expected === null) {
    const reason = state === 'insufficient' ? 'insufficient' : 'analyzing';
    return <p className="text-14 text-ink-2">{t(`statistics.next.${reason}`)}</p>;
  }
  return (
    <>
      <OutcomeBar
        label={t('statistics.next.chances')}
        outcomes={outcomesOf(next.event, probabilities, t('sport.sides.draw'))}
      />
      <p className="text-14 text-ink-2">
        {t('statistics.next.expected', {
          home: formatNumber(expected.home, 1),
          away: formatNumber(expected.away, 1),
        })}
      </p>
    </>
  );
}
