import { lazy, Suspense, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { loadPart } from '../../frame/loading/load-part.ts';
import { isWritten } from '../../is-written.ts';
import { partOfAnchor, partSearch } from '../account-parts.ts';
import type { MySubscribeData } from '../data.server.ts';
import type { SentBets } from '../sent-bets.ts';
import { AccountNav } from './account-nav.tsx';
import { LedgerSection } from './ledger-section.tsx';
import { PeriodsSection } from './periods-section.tsx';
import { PlanSection } from './plan-section.tsx';
import { RenewCard } from './renew-card.tsx';
import { UnverifiedNotice } from './unverified-notice.tsx';
import { WorthCard } from './worth-card.tsx';

/** The parts behind the first one: a browser fetches the code of the one that its reader opens. */
const BetsPart = isWritten('data-account', 'bets')
  ? (await import('./bets/bets-part.tsx')).BetsPart
  : lazy(async () => ({ default: (await loadPart(() => import('./bets/bets-part.tsx'))).BetsPart }));
const AlertsPart = isWritten('data-account', 'alerts')
  ? (await import('./alerts-part.tsx')).AlertsPart
  : lazy(async () => ({ default: (await loadPart(() => import('./alerts-part.tsx'))).AlertsPart }));
const ProfilePart = isWritten('data-account', 'profile')
  ? (await import('./profile-part.tsx')).ProfilePart
  : lazy(async () => ({ default: (await loadPart(() => import('./profile-part.tsx'))).ProfilePart }));
const DataPart = isWritten('data-account', 'data')
  ? (await import('./data-part.tsx')).DataPart
  : lazy(async () => ({ default: (await loadPart(() => import('./data-part.tsx'))).DataPart }));

type AccountPanelProps = MySubscribeData & {
  /** What is said of a form that was sent and not taken. */
  readonly sent?: SentBets | undefined;
};

/** What a member has, who they are here, where they are signed in, and the ways out, in parts with addresses. */
export function AccountPanel(data: AccountPanelProps) {
  const { part, isUnverified, profile, inbox } = data;
  const { t } = useLanguage<'account'>();
  useAnchorsOfOldAddresses(data);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 lg:grid-cols-[12rem_minmax(0,1fr)]">
      <AccountNav part={part} unread={inbox.unread} isStatsOnly={data.isStatsOnly} />
      <div data-account={part} className="max-w-3xl min-w-0">
        {part === 'plan' || part === 'bets' ? null : <PageHeader title={t(`account.parts.${part}`)} />}
        {isUnverified ? <UnverifiedNotice email={profile.email} /> : null}
        <Suspense>
          <Part {...data} />
        </Suspense>
      </div>
    </div>
  );
}

function Part(data: AccountPanelProps) {
  const { history } = data;
  switch (data.part) {
    case 'plan':
      return (
        <>
          <PlanSection plan={data.plan} />
          <Worth {...data} />
          <PeriodsSection periods={history.periods} />
        </>
      );
    case 'bets':
      return data.bets === null ? null : <BetsPart {...data.bets} zones={data.zones} sent={data.sent} />;
    case 'alerts':
      return <AlertsPart {...data} />;
    case 'profile':
      return <ProfilePart {...data} />;
    case 'data':
      return <DataPart {...data} />;
  }
}

/** What the plan has been worth so far, beside what the next one costs; before anything is settled, what has been shown stands there. */
function Worth({ worth, renewal, history, shown, isStatsOnly }: MySubscribeData) {
  const ledger = <LedgerSection ledger={history.ledger} shown={shown} isStatsOnly={isStatsOnly} />;
  if (renewal === null) {
    return (
      <>
        {worth === null ? null : <WorthCard worth={worth} />}
        {ledger}
      </>
    );
  }
  return (
    <>
      <div className="grid items-start gap-x-6 gap-y-3 pt-6 xl:grid-cols-[minmax(0,1fr)_16rem]">
        {worth === null ? <div className="-mt-5 sm:-mt-8">{ledger}</div> : <WorthCard worth={worth} />}
        <RenewCard renewal={renewal} />
      </div>
      {worth === null ? null : ledger}
    </>
  );
}

/** An anchor never reaches the server: one that lies in another part leads there as soon as scripts run. */
function useAnchorsOfOldAddresses({ part, locale }: MySubscribeData): void {
  const { hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const meant = partOfAnchor(hash);
    if (meant === null || meant === part) return;
    void navigate(`${localePath(locale, '/mySubscribe')}${partSearch(meant)}${hash}`, { replace: true });
  }, [hash, part, locale, navigate]);
}
