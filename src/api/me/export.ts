import { exportMember } from '#domain/accounts/member/export-member.ts';
import { exportModels } from '#domain/custom-models/export-models.ts';
import { localText } from '#domain/foundation/text/localized-text.ts';
import { endpoint } from '../endpoint.ts';
import { profileOf } from '../profile.ts';
import { exportContract } from './export.contract.ts';

export const GET = endpoint(exportContract, async (_input, { services, member, locale, brand }) => {
  const [stored, models] = await Promise.all([
    exportMember(services, member.id),
    exportModels(services, { member, locale }),
  ]);
  return {
    data: {
      exported_at: stored.exportedAt.toISOString(),
      brand,
      profile: {
        ...profileOf(member, locale),
        created_at: stored.account.createdAt.toISOString(),
        email_verified_at: stored.account.emailVerifiedAt?.toISOString() ?? null,
      },
      identities: stored.identities.map(({ provider, linkedAt }) => ({
        provider,
        linked_at: linkedAt.toISOString(),
      })),
      consents: stored.consents.map(
        ({ occasion, document, version, sha256, language, declaredAge, agreedAt }) => ({
          occasion,
          document,
          version,
          sha256,
          language,
          declared_age: declaredAge,
          agreed_at: agreedAt.toISOString(),
        }),
      ),
      sessions: stored.sessions.map(({ createdAt, lastSeenAt, userAgent, clientIp, method }) => ({
        created_at: createdAt.toISOString(),
        last_seen_at: lastSeenAt.toISOString(),
        user_agent: userAgent,
        ip: clientIp,
        method,
      })),
      subscriptions: stored.subscriptions.map(({ id, planNames, kind, status, startAt, endAt }) => ({
        id,
        plan: localText(planNames, locale),
        kind,
        status,
        start_date: startAt.toISOString(),
        end_date: endAt.toISOString(),
      })),
      models,
      emails: stored.emails.map(({ template, subject, createdAt }) => ({
        template,
        subject,
        created_at: createdAt.toISOString(),
      })),
      more: stored.more,
    },
  };
});
