import type { SettledResult } from '#terms/results.ts';
import type { Email, EmailContext } from './email.ts';

type Game = { readonly league: string; readonly home: string; readonly away: string };

export type DigestData = {
  readonly zone: string;
  readonly picks: readonly (Game & {
    /** In the member's zone. */
    readonly start: string;
    /** Null where a plan is needed to see it. */
    readonly bet: { readonly advice: string; readonly odds: string } | null;
  })[];
  readonly morePicks: number;
  readonly results: readonly (Game & {
    readonly score: string | null;
    readonly advice: string;
    readonly odds: string;
    readonly result: SettledResult;
  })[];
  readonly moreResults: number;
  /** The query of the address that ends these e-mails. */
  readonly unsubscribe: string;
};

/** What is new since the last e-mail: picks and results of what the member follows. */
export const newsDigest: Email<DigestData> = {
  name: 'news-digest',
  write: (context, data) => {
    const { t, home, zoneName } = context;
    const picks = data.picks.length + data.morePicks;
    const results = data.results.length + data.moreResults;
    const subjects = [
      ...(picks > 0 ? [t('mail.digest.picks', { count: picks })] : []),
      ...(results > 0 ? [t('mail.digest.results', { count: results })] : []),
    ];
    const isLocked = data.picks.some(({ bet }) => bet === null);
    return {
      subject: subjects.join(t('mail.digest.and')),
      paragraphs: [t('mail.digest.lead')],
      lists: [...pickList(context, data, picks), ...resultList(context, data, results)],
      action:
        picks > 0
          ? { label: t('mail.digest.openPicks'), url: `${home}/unstartedRecord` }
          : { label: t('mail.digest.openRecord'), url: `${home}/record` },
      note: isLocked ? t('mail.digest.locked') : t('mail.digest.zone', { zone: zoneName(data.zone) }),
      unsubscribe: endLink(context, data.unsubscribe),
    };
  },
};

/** The link under an e-mail that ends e-mails of its kind, and where all of them are chosen. */
export function endLink({ t, home }: EmailContext, query: string) {
  return {
    label: t('mail.digest.unsubscribe'),
    url: `${home}/unsubscribe?${query}`,
    settings: { label: t('mail.digest.settings'), url: `${home}/mySubscribe?part=alerts#notices` },
  };
}

function pickList({ t }: EmailContext, { picks, morePicks }: DigestData, count: number) {
  if (count === 0) return [];
  const lines = picks.map(({ bet, ...game }) =>
    bet === null ? t('mail.digest.lockedPick', game) : t('mail.digest.pick', { ...game, ...bet }),
  );
  const more = morePicks > 0 ? [t('mail.digest.more', { count: morePicks })] : [];
  return [{ title: t('mail.digest.picks', { count }), items: [...lines, ...more] }];
}

function resultList({ t }: EmailContext, { results, moreResults }: DigestData, count: number) {
  if (count === 0) return [];
  const lines = results.map(({ score, result, ...line }) =>
    t('mail.digest.result', { ...line, score: score ?? '–', result: t(`mail.digest.outcome.${result}`) }),
  );
  const more = moreResults > 0 ? [t('mail.digest.more', { count: moreResults })] : [];
  return [{ title: t('mail.digest.results', { count }), items: [...lines, ...more] }];
}
