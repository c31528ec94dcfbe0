import { formatNumber, formatSigned } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import type { OpenCard } from '../cards.server.ts';

type Forecast = NonNullable<OpenCard['forecast']>;

interface ReasonsProps {
  event: OpenCard['event'];
  betType: OpenCard['bet_type'];
  forecast: Pick<Forecast, 'probabilities' | 'why'>;
  /** That the forecast is newer than the pick, and what the pick was published at; null where it is the same one. */
  newest: string | null;
}

const HALF = 44;

/** Why: where the market stands, the three strongest reasons with their signed size, the rest, and what they add up to. */
export function Reasons({ event, betType, forecast, newest }: ReasonsProps) {
  const { t } = useLanguage<'pick'>();
  const { home, away } = event;
  const { named, base, isMarket, reasons, rest, sum } = forecast.why;
  const [team, opponent] = named === 'home' ? [home.name, away.name] : [away.name, home.name];
  const lines = [
    ...reasons.map(({ code, name, share }) => ({ key: code, name, share })),
    { key: 'rest', name: t('pick.detail.rest'), share: rest },
  ];
  const longest = Math.max(0.001, ...lines.map(({ share }) => Math.abs(share)));
  return (
    <section className="grid content-start gap-2">
      <h4 className="flex flex-wrap items-baseline justify-between gap-x-2 text-14 font-strong text-main">
        {t('pick.why')}
        <span className="text-12 font-regular text-ink-3">{t('pick.detail.points', { team, opponent })}</span>
      </h4>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 gap-y-1.5 text-14">
        <Line
          name={t(isMarket ? 'pick.detail.market' : 'pick.detail.level')}
          text={formatNumber(base * 100, 1)}
        />
        {lines.map(({ key, name, share }) => (
          <Line key={key} name={name} text={formatSigned(share * 100)} length={(share / longest) * HALF} />
        ))}
        <Line
          name={t(forecast.probabilities.draw === null ? 'pick.detail.win' : 'pick.detail.sum', { team })}
          text={formatNumber(sum * 100, 1)}
          isSum
        />
      </dl>
      {newest === null ? null : <p className="text-12 text-ink-3">{newest}</p>}
      {betType === 'over_under' ? <p className="text-12 text-ink-3">{t('pick.detail.totals')}</p> : null}
    </section>
  );
}

interface LineProps {
  name: string;
  text: string;
  /** Of its bar in CSS pixels, below nothing to the left; no bar where it is left out. */
  length?: number;
  isSum?: boolean;
}

function Line({ name, text, length, isSum = false }: LineProps) {
  return (
    <div className="contents">
      <dt
        className={
          isSum
            ? 'col-span-2 font-strong text-main'
            : length === undefined
              ? 'col-span-2 text-ink-3'
              : 'text-ink first-letter:uppercase'
        }
      >
        {name}
      </dt>
      {length === undefined ? null : (
        <dd>
          <svg width={2 * HALF} height="12" aria-hidden="true" className="block">
            <path d={`M${HALF} 0v12`} className="stroke-ink-3" />
            <rect
              x={length < 0 ? HALF + length : HALF}
              width={Math.max(1, Math.abs(length))}
              y="2"
              height="8"
              rx="1"
              className={length < 0 ? 'fill-ink-3' : 'fill-data'}
            />
          </svg>
        </dd>
      )}
      <dd
        className={
          isSum || length !== undefined ? 'text-right font-strong text-main' : 'text-right text-ink-3'
        }
      >
        {text}
      </dd>
    </div>
  );
}
