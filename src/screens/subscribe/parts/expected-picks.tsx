import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Section } from '#ui/section.tsx';
import type { SubscribeData } from '../data.server.ts';

type Plan = SubscribeData['plans'][number];

interface ExpectedPicksProps {
  plans: readonly (Pick<Plan, 'id' | 'name' | 'price'> & {
    content: Pick<NonNullable<Plan['content']>, 'picks'> | null;
  })[];
  chosenId: SubscribeData['chosenId'];
}

/** How many picks each plan would bring if it began now, between which bounds, and what one of them would cost. */
export function ExpectedPicks({ plans, chosenId }: ExpectedPicksProps) {
  const { t } = useLanguage<'subscribe'>();
  const counted = plans.flatMap(({ id, name, price, content }) =>
    content === null ? [] : [{ id, name, price, picks: content.picks }],
  );
  if (counted.every(({ picks }) => picks === null)) return null;
  return (
    <Section title={t('subscribe.expect.title')} lead={t('subscribe.expect.note')}>
      <div className="rounded-b-8 border-t-2 border-main bg-surface px-3 py-2 shadow-card sm:px-4">
        {/* Figures of four digits leave a phone little room: a column gives way between words, never within one. */}
        <table className="w-full border-collapse text-14 wrap-normal">
          <caption className="sr-only">{t('subscribe.expect.title')}</caption>
          <thead>
            <tr className="text-12 text-ink-3">
              <th scope="col" className="h-8 text-left font-regular">
                {t('subscribe.expect.plan')}
              </th>
              {(['picks', 'range', 'each'] as const).map((column) => (
                <th key={column} scope="col" className="pl-2 text-right font-regular">
                  {t(`subscribe.expect.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {counted.map(({ id, name, price, picks }) => (
              <tr
                key={id}
                className={`border-t border-line ${id === chosenId ? 'font-medium text-main' : ''}`}
              >
                <th
                  scope="row"
                  className={`h-(--row) text-left ${id === chosenId ? 'font-medium' : 'font-regular'}`}
                >
                  {name}
                </th>
                {picks === null ? (
                  <td colSpan={3} className="pl-2 text-right text-12 text-ink-3">
                    {t('subscribe.expect.early')}
                  </td>
                ) : (
                  <>
                    <td className="pl-2 text-right">{formatNumber(picks.mean)}</td>
                    <td className="pl-2 text-right whitespace-nowrap text-ink-2">
                      {formatNumber(picks.low)}–{formatNumber(picks.high)}
                    </td>
                    <td className="pl-2 text-right">
                      {picks.mean > 0 ? formatNumber(Math.round(price / picks.mean)) : '-'}
                    </td>
                  </>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
