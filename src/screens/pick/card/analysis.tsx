import { formatDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import type { PricedBet } from '#i18n/odds-format.ts';
import { usePunctuation } from '#i18n/use-punctuation.ts';
import { Notice } from '#ui/notice.tsx';
import type { OpenedGame, RowData } from '../cards.server.ts';
import { useOdds } from '../odds-format.tsx';
import { FactWord } from './fact-word.tsx';
import { NoticeWish } from './notice-wish.tsx';

type Article = OpenedGame['article'];
type Fact = Article['facts'][number];

interface AnalysisProps {
  data: RowData;
  gameId: string;
  sport: string;
  /** The bet beside it, in words: the picks of one game have the same analysis, and a page no two parts of one name. */
  bet?: string;
}

/** The analysis of a game in words: its first paragraph, the rest behind a switch, and what each number rests on. */
export function Analysis({ data, gameId, sport, bet }: AnalysisProps) {
  const { t } = useLanguage<'ongoing' | 'sport'>();
  const written = useWrittenFacts(sport);
  const { opened } = data;
  if (opened === null || opened.article.event_id !== gameId) return null;
  const { article, check } = opened;
  if (article.state === 'analyzing') return <Notice>{t('sport.analyzing')}</Notice>;
  if (article.state === 'locked') return <Notice>{t('sport.locked')}</Notice>;
  if (article.state === 'insufficient') return <Insufficient check={check} data={data} />;
  const [first, ...rest] = article.paragraphs;
  const texts = written(article);
  const title = t('ongoing.analysis.title');
  return (
    <section
      aria-label={bet === undefined ? title : `${title}: ${bet}`}
      className="grid gap-3 border-t border-line pt-4"
    >
      <h4 className="text-16 font-medium text-main">{title}</h4>
      {first ? <FactParagraph paragraph={first} facts={article.facts} texts={texts} /> : null}
      {rest.length === 0 ? null : (
        <details className="grid gap-3">
          <summary className="inline-flex min-h-8 tap items-center text-14 font-medium text-ink-2 hover:text-ink">
            {t('ongoing.analysis.more')}
          </summary>
          <div className="grid gap-3 pt-2">
            {rest.map((paragraph) => (
              <FactParagraph
                key={paragraph.map(({ text }) => text).join('')}
                paragraph={paragraph}
                facts={article.facts}
                texts={texts}
              />
            ))}
            <details>
              <summary className="inline-flex min-h-8 tap items-center text-12 font-medium text-ink-2 hover:text-ink">
                {t('ongoing.analysis.facts', { n: article.facts.length })}
              </summary>
              <dl className="grid gap-1 pt-1 text-12">
                {article.facts.map(({ id, label, text }) => (
                  <div key={id} className="flex flex-wrap justify-between gap-x-3">
                    <dt className="text-ink-3">{label}</dt>
                    <dd className="text-ink">{texts.get(id) ?? text}</dd>
                  </div>
                ))}
              </dl>
            </details>
          </div>
        </details>
      )}
    </section>
  );
}

/**
 * How the prices among an article's facts are written for the reader, by fact: they lie in the text as decimal odds. The prices
 * of a pick are those of its bet; all others are those of the winner of the match.
 */
function useWrittenFacts(sport: string): (article: Article) => ReadonlyMap<string, string> {
  const { odds } = useOdds();
  return ({ facts, stance }) => {
    const betOf = ({ id }: Fact): PricedBet => ({
      sport,
      bet_type: id.startsWith('pick.') && stance !== null ? stance.bet_type : 'win_loss',
    });
    const prices = facts.filter(({ unit }) => unit === 'odds');
    return new Map(prices.map((fact) => [fact.id, odds(Number(fact.text), betOf(fact))]));
  };
}

/** A paragraph in which each number, team and date says where it comes from. */
function FactParagraph(props: {
  paragraph: Article['paragraphs'][number];
  facts: readonly Fact[];
  texts: ReadonlyMap<string, string>;
}) {
  const labels = new Map(props.facts.map(({ id, label }) => [id, label]));
  let at = 0;
  return (
    <p className="max-w-prose text-16 text-ink">
      {props.paragraph.map(({ text, fact }) => {
        at += text.length;
        return fact === null ? (
          <span key={at}>{text}</span>
        ) : (
          <FactWord key={at} text={props.texts.get(fact) ?? text} source={labels.get(fact)} />
        );
      })}
    </p>
  );
}

/** What is still missing, one by one, with the day on which the schedule says that it will be there, and a way to be notified (docs/product/picks.md). */
function Insufficient({ check, data }: { check: OpenedGame['check']; data: RowData }) {
  const { t } = useLanguage<'ongoing' | 'errors'>();
  const { gap } = usePunctuation();
  return (
    <Notice tone="warning">
      <p className="font-medium">{t('ongoing.insufficient.title')}</p>
      <ul className="grid gap-0.5 pt-1">
        {check.missing.map(({ code, have, need, expected_at: expected }) => (
          <li key={code}>
            {t(`ongoing.insufficient.${code}`, { have, need })}
            {expected === null
              ? ''
              : `${gap}${t('ongoing.insufficient.expected', { date: formatDate(expected, data.display.zone) })}`}
          </li>
        ))}
      </ul>
      {check.start_at > data.asOf ? <NoticeWish gameId={check.event_id} given={check.notice} /> : null}
    </Notice>
  );
}
