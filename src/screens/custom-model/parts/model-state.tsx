import { formatPercent } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import type { PricedBet } from '#i18n/odds-format.ts';
import type { Translate } from '#i18n/t.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { betTypeName } from '../../pick/bet-type-name.ts';
import type { Model } from '../model-content.ts';
import { isPending } from '../use-live-models.ts';

const TONES = {
  queued: 'neutral',
  running: 'live',
  ready: 'win',
  insufficient: 'warn',
  failed: 'lose',
} as const satisfies Record<Model['status'], BadgeTone>;

type State = Pick<Model, 'status' | 'progress' | 'paused' | 'deleted_at'>;

/** How a model stands: its run, whether it makes picks, and whether it was deleted. */
export function ModelBadges({ model }: { model: State }) {
  const { t } = useLanguage<'customModel'>();
  const { status, progress, paused, deleted_at: deletedAt } = model;
  return (
    <>
      <Badge tone={TONES[status]}>
        {t(`customModel.status.${status}`, { percent: formatPercent(progress / 100, 0) })}
      </Badge>
      {paused === null || deletedAt !== null ? null : (
        <Badge tone="warn">{t('customModel.status.paused')}</Badge>
      )}
      {deletedAt === null ? null : <Badge tone="lose">{t('customModel.status.deleted')}</Badge>}
    </>
  );
}

/** How far a run has come; nothing once it is over. */
export function RunBar({ model, label }: { model: State; label: string }) {
  if (!isPending(model)) return null;
  return (
    <svg
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={model.progress}
      width="100%"
      height="6"
      className="block rounded-4"
    >
      <rect width="100%" height="6" rx="3" className="fill-line" />
      <rect width={`${Math.max(2, model.progress)}%`} height="6" rx="3" className="fill-primary-ink" />
    </svg>
  );
}

type Translator = Translate<'customModel' | 'sport'>;
type Configuration = Pick<Model, 'sport' | 'league' | 'category' | 'strategy' | 'days'>;

/** League, bet, strategy and look-back in one line. */
export function configLine(
  { sport, league, category, strategy, days }: Configuration,
  t: Translator,
): string {
  return [
    league.name,
    betTypeName({ sport, bet_type: category }, t),
    t(`sport.methods.${strategy}`),
    t('customModel.days', { count: days }),
  ].join(' · ');
}

/** What a model bets on, as far as it decides how its prices are written. */
export function pricedBet({ sport, category }: Pick<Model, 'sport' | 'category'>): PricedBet {
  return { sport, bet_type: category };
}

/** The market on which trials are counted: a sport and a kind of bet. */
export function marketName({ sport, category }: Pick<Model, 'sport' | 'category'>, t: Translator): string {
  return t('customModel.market', {
    sport: t(`sport.sports.${sport}`),
    category: betTypeName({ sport, bet_type: category }, t),
  });
}
