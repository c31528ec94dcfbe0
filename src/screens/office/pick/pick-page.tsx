import { formatMinute, formatOdds, formatSigned, formatSignedPercent } from '#i18n/format.ts';
import { joinLabel } from '#i18n/join-label.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { inBrackets, inList } from '#i18n/punctuation.ts';
import { TextLink } from '#ui/text-link.tsx';
import { Timeline } from '#ui/timeline.tsx';
import { StartTime } from '../../pick/start-time.tsx';
import { useLeagueName, useOffice } from '../frame/office-context.ts';
import { OfficeTime } from '../office-time.tsx';
import { DetailList, Panel } from '../panel.tsx';
import { PickResult } from '../parts/pick-result.tsx';
import { useBetText } from '../parts/use-bet-text.ts';
import type { Pick } from './data.server.ts';
import { PickChanges } from './pick-changes.tsx';
import { PickDisputes } from './pick-disputes.tsx';
import { PickProposals } from './pick-proposals.tsx';

const CENTS_PER_UNIT = 10_000;

/** The pick, what waits on it, its proof, its grades, and the rules by which it is settled. */
export function PickPage({ pick }: { pick: Pick }) {
  return (
    <>
      <PickProposals pick={pick} />
      <PickChanges pick={pick} />
      <PickDisputes pick={pick} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Bet pick={pick} />
        <Grades pick={pick} />
        <Proof pick={pick} />
        <Settlement pick={pick} />
      </div>
    </>
  );
}

function Bet({ pick }: { pick: Pick }) {
  const { locale, t } = useLanguage<'office-results' | 'sport'>();
  const leagueName = useLeagueName();
  const { zone } = useOffice();
  const bet = useBetText();
  const { withdrawal, taken } = pick;
  return (
    <Panel title={t('office-results.pick.bet')}>
      <DetailList
        details={[
          [t('office-results.game'), `${leagueName(pick.league)} · ${pick.home} – ${pick.away}`],
          [
            t('office-results.start'),
            <span key="s" className="flex flex-wrap gap-x-2">
              <StartTime pick={pick} zone={zone} />
            </span>,
          ],
          [t('office-results.bet'), bet(pick)],
          [
            t('office-results.odds'),
            `${formatOdds(pick.odds)}${inBrackets(locale, inList(locale, [taken.bookmaker, formatMinute(taken.at, zone)]))}`,
          ],
          [t('office-results.pick.minOdds'), formatOdds(pick.min_odds)],
          [t('office-results.ev'), formatSignedPercent(pick.ev)],
          [t('office-results.pick.units'), String(pick.units)],
          [
            t('office-results.result'),
            <PickResult key="r" result={pick.result} isWithdrawn={withdrawal !== null} />,
          ],
          [
            t('office-results.pick.made'),
            t('office-results.pick.madeText', {
              version: pick.version,
              tier: pick.tier,
              policy: pick.policy_version,
            }),
          ],
          ...(withdrawal === null
            ? []
            : [
                [
                  t('office-results.pick.withdrawal'),
                  joinLabel(
                    t(`office-results.pick.reasons.${withdrawal.reason}`),
                    `${withdrawal.note}${inBrackets(locale, inList(locale, [withdrawal.by ?? '-', formatMinute(withdrawal.at, zone)]))}`,
                    locale,
                  ),
                ] as const,
              ]),
        ]}
      />
    </Panel>
  );
}

function Grades({ pick: { grades } }: { pick: Pick }) {
  const { t } = useLanguage<'office-results'>();
  const { zone } = useOffice();
  const title = t('office-results.pick.grades');
  return (
    <Panel title={title}>
      {grades.length === 0 ? (
        <p className="text-14 text-ink-3">{t('office-results.pick.noGrade')}</p>
      ) : (
        <Timeline
          label={title}
          steps={grades.map(({ at, result, score, profit_cents: cents, correction }, index) => ({
            key: at,
            title: `${t(`office-results.results.${result}`)} · ${score === null ? '-' : `${score.home}:${score.away}`} · ${formatSigned(cents / CENTS_PER_UNIT, 2)}`,
            time: formatMinute(at, zone),
            text:
              correction === null
                ? t('office-results.pick.firstGrade')
                : t('office-results.pick.corrected', {
                    first: correction.proposed_by,
                    second: correction.decided_by,
                    evidence: correction.evidence,
                  }),
            state: index === grades.length - 1 ? ('current' as const) : ('done' as const),
          }))}
        />
      )}
    </Panel>
  );
}

function Proof({ pick: { proof, published_at: publishedAt } }: { pick: Pick }) {
  const { t } = useLanguage<'office-results'>();
  const code = (hash: string | null) => <code className="text-12 break-all">{hash ?? '-'}</code>;
  return (
    <Panel title={t('office-results.pick.proof')}>
      <DetailList
        details={[
          [t('office-results.pick.published'), <OfficeTime key="p" at={publishedAt} />],
          [t('office-results.pick.batch'), `${proof.day ?? '-'} · ${proof.batch ?? '-'}`],
          [t('office-results.pick.leaf'), code(proof.leaf_hash)],
          [t('office-results.pick.root'), code(proof.merkle_root)],
          [t('office-results.pick.batchHash'), code(proof.batch_hash)],
        ]}
      />
      {proof.day === null ? null : (
        <TextLink href={`/proof?day=${proof.day}`} className="text-14">
          {t('office-results.pick.check')}
        </TextLink>
      )}
    </Panel>
  );
}

function Settlement({ pick: { sport, settlement } }: { pick: Pick }) {
  const { t } = useLanguage<'office-results'>();
  return (
    <Panel title={t('office-results.pick.settlement')}>
      <ul className="list-disc space-y-1 pl-5 text-14 text-ink-2">
        <li>
          {t(`office-results.pick.rules.${sport}`, {
            innings: settlement.baseball_innings,
            winner: settlement.baseball_winner_innings,
            halves: settlement.soccer_parts,
          })}
        </li>
        <li>{t('office-results.pick.rules.wait', { minutes: settlement.settle_after_minutes })}</li>
        <li>{t('office-results.pick.rules.push')}</li>
        <li>{t('office-results.pick.rules.unit', { usd: settlement.usd_per_unit })}</li>
      </ul>
    </Panel>
  );
}
