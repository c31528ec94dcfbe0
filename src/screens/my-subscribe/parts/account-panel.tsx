import { lazy, Suspense, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { partOfAnchor, partSearch } from '../account-parts.ts';
import type { MySubscribeData } from '../data.server.ts';
import type { SentBets } from '../sent-bets.ts';
import { AccountNav } from './account-nav.tsx';
import { BreakSection } from './break-section.tsx';
import { CalendarSection } from './calendar-section.tsx';
import { DataSection } from './data-section.tsx';
import { FavouritesSection } from './favourites-section.tsx';
import { InboxSection } from './inbox-section.tsx';
import { KeysSection } from './keys-section.tsx';
import { LedgerSection } from './ledger-section.tsx';
import { NoticeSettingsSection } from './notice-settings-section.tsx';
import { OddsSection } from './odds-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { PeriodsSection } from './periods-section.tsx';
import { PlanSection } from './plan-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { PushSection } from './push-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { StatsOnlySection } from './stats-only-section.tsx';
import { UnverifiedNotice } from './unverified-notice.tsx';
import { WebhooksSection } from './webhooks-section.tsx';

/** Its forms are sent to the page as documents: the browser wakes it late, and does not fetch it for the other parts. */
const BetsPart = import.meta.env.SSR
  ? (await import('./bets/bets-part.tsx')).BetsPart
  : lazy(async () => ({ default: (await import('./bets/bets-part.tsx')).BetsPart }));

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
      <div className="max-w-3xl min-w-0">
        {part === 'plan' || part === 'bets' ? null : <PageHeader title={t(`account.parts.${part}`)} />}
        {isUnverified ? <UnverifiedNotice email={profile.email} /> : null}
        <Part {...data} />
      </div>
    </div>
  );
}

function Part(data: AccountPanelProps) {
  const { zone, history, favourites, profile } = data;
  switch (data.part) {
    case 'plan':
      return (
        <>
          <PlanSection plan={data.plan} />
          <LedgerSection ledger={history.ledger} shown={data.shown} isStatsOnly={data.isStatsOnly} />
          <PeriodsSection periods={history.periods} />
        </>
      );
    case 'bets':
      return data.bets === null ? null : (
        <Suspense>
          <BetsPart {...data.bets} zones={data.zones} sent={data.sent} />
        </Suspense>
      );
    case 'alerts':
      return (
        <>
          <InboxSection inbox={data.inbox} />
          <FavouritesSection favourites={favourites} />
          <NoticeSettingsSection
            settings={data.notices}
            zone={zone}
            hasFavourites={favourites.count > 0}
            isStatsOnly={data.isStatsOnly}
          />
          <PushSection push={data.push} isStatsOnly={data.isStatsOnly} />
          <CalendarSection since={data.calendarSince} />
        </>
      );
    case 'profile':
      return (
        <>
          <ProfileSection profile={profile} zones={data.zones} />
          {data.isStatsOnly ? null : <OddsSection odds={data.prices} />}
          <SessionsSection sessions={data.sessions} />
          <PasswordSection email={profile.email} minutes={data.linkMinutes} />
          <KeysSection keys={data.keys} />
          {data.webhooks === null ? null : (
            <WebhooksSection webhooks={data.webhooks} isStatsOnly={data.isStatsOnly} />
          )}
        </>
      );
    case 'data':
      return (
        <>
          <BreakSection until={data.breakUntil} zone={zone} />
          <StatsOnlySection isOn={data.hasChosenStatsOnly} />
          <DataSection email={profile.email} years={data.orderYears} />
        </>
      );
  }
}

/** An anchor never reaches the server: one that lies in another part leads there as soon as scripts can tell. */
function useAnchorsOfOldAddresses({ part, locale }: MySubscribeData): void {
  const { hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const meant = partOfAnchor(hash);
    if (meant === null || meant === part) return;
    void navigate(`${localePath(locale, '/mySubscribe')}${partSearch(meant)}${hash}`, { replace: true });
  }, [hash, part, locale, navigate]);
}
