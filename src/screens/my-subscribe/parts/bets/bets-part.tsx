import { useLanguage } from '#i18n/language-provider.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import type { BetsData } from '../../bets.server.ts';
import type { MySubscribeData } from '../../data.server.ts';
import type { SentBets } from '../../sent-bets.ts';
import { AddSection } from './add-section.tsx';
import { BetDetail } from './bet-detail.tsx';
import { BetList } from './bet-list.tsx';
import { BetSums } from './bet-sums.tsx';
import { ImportSection } from './import-section.tsx';
import { OwnDataSection } from './own-data-section.tsx';

type BetsPartProps = BetsData & {
  zones: MySubscribeData['zones'];
  /** What is said of a form that was sent and not taken. */
  sent: SentBets | undefined;
};

/** The bets that the member has really placed, against the predictions that they followed. Every form works without scripts. */
export function BetsPart({ zones, sent, ...bets }: BetsPartProps) {
  const { t } = useLanguage<'bets'>();
  const base = sent !== undefined && sent.form !== 'file' ? sent.errors.base : undefined;
  return (
    <>
      <PageHeader title={t('bets.title')} />
      <p className="max-w-prose text-14 text-ink-2">{t('bets.lead')}</p>
      <div className="grid gap-3 pt-4" aria-live="polite">
        {base ? <Notice tone="error">{base}</Notice> : null}
        {bets.closed > 0 ? <Notice>{t('bets.closed', { count: bets.closed })}</Notice> : null}
        {bets.total === 0 ? (
          <Card>
            <p className="text-14 text-ink-2">{t('bets.empty')}</p>
          </Card>
        ) : null}
      </div>
      {bets.shown === null ? null : (
        <BetDetail bet={bets.shown} error={sent?.form === 'link' ? sent.errors.pick_id : undefined} />
      )}
      {bets.sums.map((sums) => (
        <BetSums key={sums.currency} sums={sums} />
      ))}
      {bets.total === 0 ? null : <BetList bets={bets} />}
      <ImportSection bets={bets} zones={zones} sent={sent} />
      <AddSection usual={bets.usual} zones={zones} sent={sent?.form === 'add' ? sent : undefined} />
      <OwnDataSection imports={bets.imports} hasBets={bets.total > 0} />
    </>
  );
}
