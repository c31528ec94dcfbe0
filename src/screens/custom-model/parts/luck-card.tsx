import { formatSignedPercent } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Card } from '#ui/card.tsx';
import { returnInterval, verdictOf } from '../figure-labels.ts';
import type { ShownModel } from '../model-content.ts';

/** The return with the luck of choosing taken out, in a sentence, and what that says (docs/product/custom-models.md). */
export function LuckCard({ deflated }: { deflated: NonNullable<ShownModel['deflated']> }) {
  const { t } = useLanguage<'customModel'>();
  const { value, interval, trials, luck } = deflated;
  const roi = formatSignedPercent(value);
  const values = { roi, interval: returnInterval(interval) };
  return (
    <Card as="section" className="grid content-start gap-2">
      <h3 className="text-16 font-medium text-main">{t('customModel.luck.title')}</h3>
      <p className="max-w-prose text-14 text-ink-2">
        {trials > 1
          ? t('customModel.luck.some', { ...values, count: trials, luck: formatSignedPercent(luck) })
          : t('customModel.luck.alone', values)}
      </p>
      <p className="max-w-prose text-14 font-medium text-main">
        {t(`customModel.luck.${verdictOf(interval)}`)}
      </p>
    </Card>
  );
}
