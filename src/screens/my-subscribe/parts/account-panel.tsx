import { useLanguage } from '#i18n/language-provider.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import type { MySubscribeData } from '../data.server.ts';
import { BreakSection } from './break-section.tsx';
import { CalendarSection } from './calendar-section.tsx';
import { DataSection } from './data-section.tsx';
import { FavouritesSection } from './favourites-section.tsx';
import { InboxSection } from './inbox-section.tsx';
import { LedgerSection } from './ledger-section.tsx';
import { NoticeSettingsSection } from './notice-settings-section.tsx';
import { OddsSection } from './odds-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { PeriodsSection } from './periods-section.tsx';
import { PlanSection } from './plan-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { StatsOnlySection } from './stats-only-section.tsx';
import { UnverifiedNotice } from './unverified-notice.tsx';

/** What a member has, who they are here, where they are signed in, and the ways out. */
export function AccountPanel(data: MySubscribeData) {
  const { isUnverified, breakUntil, zone, plan, history, profile, zones, sessions, linkMinutes, orderYears } =
    data;
  const { t } = useLanguage<'account'>();
  return (
    <div className="max-w-3xl">
      <PageHeader title={t('account.title')} lead={t('account.lead')} />
      {isUnverified ? <UnverifiedNotice email={profile.email} /> : null}
      <PlanSection plan={plan} />
      <InboxSection inbox={data.inbox} />
      <PeriodsSection periods={history.periods} />
      <LedgerSection ledger={history.ledger} shown={data.shown} isStatsOnly={data.isStatsOnly} />
      <FavouritesSection favourites={data.favourites} />
      <NoticeSettingsSection
        settings={data.notices}
        zone={zone}
        hasFavourites={data.favourites.count > 0}
        isStatsOnly={data.isStatsOnly}
      />
      <CalendarSection since={data.calendarSince} />
      {data.isStatsOnly ? null : <OddsSection odds={data.prices} />}
      <BreakSection until={breakUntil} zone={zone} />
      <StatsOnlySection isOn={data.hasChosenStatsOnly} />
      <ProfileSection profile={profile} zones={zones} />
      <SessionsSection sessions={sessions} />
      <PasswordSection email={profile.email} minutes={linkMinutes} />
      <DataSection email={profile.email} years={orderYears} />
    </div>
  );
}
