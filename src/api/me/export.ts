import { exportMember } from '#domain/accounts/member/export-member.ts';
import { exportModels } from '#domain/custom-models/export-models.ts';
import { localText } from '#domain/foundation/text/localized-text.ts';
import { endpoint } from '../endpoint.ts';
import { profileOf } from '../profile.ts';
import { exportContract } from './export.contract.ts';

export const GET = endpoint(exportContract, async (_input, { services, member, locale, brand }) => {
  const [kept, models] = await Promise.all([
    exportMember(services, member.id),
    exportModels(services, { member, locale }),
  ]);
  return {
    data: {
      exported_at: kept.exportedAt.toISOString(),
      brand,
      profile: {
        ...profileOf(member, locale),
        created_at: kept.account.createdAt.toISOString(),
        email_verified_at: kept.account.emailVerifiedAt?.toISOString() ?? null,
      },
      identities: kept.identities.map(({ provider, linkedAt }) => ({
        provider,
        linked_at: linkedAt.toISOString(),
      })),
      consents: kept.consents.map(
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
      sessions: kept.sessions.map(({ createdAt, lastSeenAt, userAgent, clientIp, method }) => ({
        created_at: createdAt.toISOString(),
        last_seen_at: lastSeenAt.toISOString(),
        user_agent: userAgent,
        ip: clientIp,
        method,
      })),
      subscriptions: kept.subscriptions.map(({ id, planNames, kind, status, startAt, endAt }) => ({
        id,
        plan: localText(planNames, locale),
        kind,
        status,
        start_date: startAt.toISOString(),
        end_date: endAt.toISOString(),
      })),
      models,
      letters: kept.emails.map(({ template: letter, subject, createdAt }) => ({
        letter,
        subject,
        created_at: createdAt.toISOString(),
      })),
      more: kept.more,
    },
  };
});
