import { listUpcoming } from '#db/queries/custom-model-record.ts';
import type { Member } from '#domain/accounts/member/member.ts';
import { localText } from '#domain/foundation/text/localized-text.ts';
import type { Services } from '#domain/services.ts';
import type { Locale } from '#terms/locales.ts';
import { forwardView, lockBoxView, modelView, openBook } from './model-view.ts';
import { pickView, type ShownBet } from './pick-view.ts';
import { readRecord } from './record-schema.ts';
import { requireModel } from './store-model.ts';

type Upcoming = Awaited<ReturnType<typeof listUpcoming>>;
type UpcomingRow = Upcoming['frozen'][number] | Upcoming['previews'][number];

/** One model of the member in full; throws 'not_found' for another one's. Coming picks are locked where no plan opens them. */
export async function showModel(
  services: Services,
  options: { readonly member: Member; readonly id: string; readonly locale: Locale },
) {
  const { member, id, locale } = options;
  const model = await requireModel(services, { id, member });
  const book = await openBook(services, { member, locale, models: [model] });
  const run = book.runs.get(id);
  const isPlaying = model.deletedAt === null && !book.pauses.some((pause) => pause.untilAt === null);
  const upcoming = await listUpcoming(services.db, { modelId: id, after: book.now });
  return {
    model: modelView(model, book),
    backtest: run ? readRecord(run.report) : null,
    deflated: book.deflated.get(id) ?? null,
    lock_box: lockBoxView(run),
    forward: forwardView(model, book),
    upcoming: upcomingView(upcoming, { isPlaying, isEntitled: member.isEntitled, locale }),
    as_of: book.now.toISOString(),
  };
}

type EventView = ReturnType<typeof eventView>;
type UpcomingView = EventView & { readonly state: 'preview' | 'frozen' } & (
    | { readonly locked: true }
    | ({ readonly locked: false } & ReturnType<typeof pickView>)
  );

/** Coming picks by start. A frozen pick stands in the place of its preview, and a paused model previews nothing. */
function upcomingView(
  { frozen, previews }: Upcoming,
  options: { readonly isPlaying: boolean; readonly isEntitled: boolean; readonly locale: Locale },
): UpcomingView[] {
  const decided = new Set(frozen.map(({ bet }) => bet.gameId));
  const coming = [
    ...frozen.map((row) => ({ state: 'frozen' as const, row })),
    ...previews
      .filter(({ bet }) => options.isPlaying && !decided.has(bet.gameId))
      .map((row) => ({ state: 'preview' as const, row })),
  ].sort((a, b) => a.row.bet.startAt.getTime() - b.row.bet.startAt.getTime());
  return coming.flatMap(({ state, row }): UpcomingView[] => {
    const bet = shownBet(row);
    if (bet === null) return [];
    if (!options.isEntitled) return [{ ...eventView(row, options.locale), locked: true, state }];
    return [{ ...eventView(row, options.locale), ...pickView(bet), locked: false, state }];
  });
}

/** Which game it is: all that a locked pick shows. */
export function eventView(
  row: Pick<UpcomingRow, 'homeId' | 'homeNames' | 'awayId' | 'awayNames'> & {
    readonly bet: { readonly gameId: string; readonly startAt: Date };
  },
  locale: Locale,
) {
  return {
    event: {
      id: row.bet.gameId,
      home: { id: row.homeId, name: localText(row.homeNames, locale) },
      away: { id: row.awayId, name: localText(row.awayNames, locale) },
    },
    start_at: row.bet.startAt.toISOString(),
  };
}

/** The bet of a row; null for a verdict that left the game alone. */
export function shownBet({ bet }: { readonly bet: UpcomingRow['bet'] }): ShownBet | null {
  const { side, line, odds, bookmaker, oddsAt, pWin, pPush, pLose, ev } = bet;
  if (side === null || odds === null || bookmaker === null || oddsAt === null) return null;
  if (pWin === null || pPush === null || pLose === null || ev === null) return null;
  return { side, line, odds, bookmaker, oddsAt, pWin, pPush, pLose, ev };
}
