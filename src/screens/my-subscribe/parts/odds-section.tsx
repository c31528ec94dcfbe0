import { useLanguage } from '#i18n/language-provider.tsx';
import { Card } from '#ui/card.tsx';
import { Section } from '#ui/section.tsx';
import { OddsChoices } from '../../pick/odds-choices.tsx';
import { OddsFormatProvider } from '../../pick/odds-format.tsx';
import type { MySubscribeData } from '../data.server.ts';

/** How odds are written for this reader and whose odds their figures are reckoned with, on every page. */
export function OddsSection({ odds }: { odds: MySubscribeData['prices'] }) {
  const { t } = useLanguage<'account'>();
  return (
    <Section anchor="odds" title={t('account.odds.title')} lead={t('account.odds.lead')}>
      <Card>
        <OddsFormatProvider format={odds.format}>
          <OddsChoices markets={{ ids: odds.markets, current: odds.market }} />
        </OddsFormatProvider>
      </Card>
    </Section>
  );
}
