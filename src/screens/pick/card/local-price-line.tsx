import { formatNumber, formatSignedPercent } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { Badge } from '#ui/badge.tsx';
import { SignedFigure } from '#ui/signed-figure.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { OpenCard, RowData } from '../cards.server.ts';
import { useOdds } from '../odds-format.tsx';

/**
 * What the pick is worth at the price that can be got at home, after tax; marked where it is not worth a bet there (docs/product/picks.md). No word
 * says where else it would be: betting abroad is an offence in some of these markets.
 */
export function LocalPriceLine({ pick, data }: { pick: OpenCard; data: RowData }) {
  const { t } = useLanguage<'ongoing' | 'sport'>();
  const { odds } = useOdds();
  const local = pick.local_prices.find(({ profile }) => profile === data.market);
  if (local === undefined) return null;
  const market = t(`sport.odds.markets.${local.profile}`);
  if (local.ev === null) {
    return <p className="text-12 text-ink-3">{t('ongoing.local.none', { market })}</p>;
  }
  return (
    <div data-local-price className="grid gap-1 border-t border-line pt-2">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="text-ink-2">{t('ongoing.local.title', { market })}</span>
        <span className="font-medium text-main">{odds(local.odds, pick)}</span>
        <span className="text-12 text-ink-2">
          {t('ongoing.local.ev')} <SignedFigure value={local.ev} text={formatSignedPercent(local.ev)} />
        </span>
        {local.not_worth ? <Badge tone="warn">{t('ongoing.local.notWorth', { market })}</Badge> : null}
      </p>
      <p className="text-12 text-ink-3">
        {local.taxed ? `${t('ongoing.local.taxed', { units: formatNumber(pick.units, 1) })} ` : ''}
        <TextLink href={`${localePath(data.locale, '/methodology')}#local`}>
          {t('ongoing.local.how')}
        </TextLink>
      </p>
    </div>
  );
}
