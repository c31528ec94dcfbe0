import type { MySubscribeData } from '../data.server.ts';
import { KeysSection } from './keys-section.tsx';
import { OddsSection } from './odds-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { WebhooksSection } from './webhooks-section.tsx';

/** Who a member is here, where they are signed in, and what their programs may do. */
export function ProfilePart(data: MySubscribeData) {
  const { profile } = data;
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
}
