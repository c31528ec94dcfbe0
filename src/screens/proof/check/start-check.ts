import { deviceZone } from '../../device-zone.ts';
import type { DisplayZone } from '../../display-zone.ts';
import { shareCode } from '../../share-code.ts';
import type { CheckMessages } from './check-messages.ts';
import { say } from './check-messages.ts';
import { copyShape, fillSlots } from './fill-slots.ts';
import { sayClose, sayPick, sayStep, sayVerdict } from './say-day.ts';
import { STEP_STATES } from './step-states.ts';
import { type CheckedDay, type ProofQuestion, verifyFetched, verifyFile } from './verification.ts';

/** What the page hands to its script, in `data-proof`. */
export type CheckOrder = {
  /** The chosen day; null where there is none yet. */
  readonly question: ProofQuestion | null;
  readonly display: DisplayZone;
  readonly messages: CheckMessages;
};

type Room = { readonly place: HTMLElement; readonly messages: CheckMessages; readonly zone: string };

/**
 * Checks the chosen day in this browser, and files that the reader brings, and writes what it found into the page. The page draws everything
 * in advance (`check-shapes.tsx`), for readers with and without the framework alike. Gives the way to end it.
 */
export function startCheck(place: HTMLElement): () => void {
  const { question, display, messages }: CheckOrder = JSON.parse(place.dataset.proof ?? '');
  // The page of a first visit takes over the zone of the device in a moment; what is written here would be left behind.
  const zone = display.from === 'brand' ? (deviceZone() ?? display.zone) : display.zone;
  const ended = new AbortController();
  const room = { place, messages, zone };
  if (question !== null) startDay(room, question, ended.signal);
  startFile(room, ended.signal);
  return () => ended.abort();
}

function startDay(room: Room, question: ProofQuestion, ended: AbortSignal): void {
  const { place, messages } = room;
  const verdict = resultOf(place, 'verdict');
  const result = resultOf(place, 'day');
  const picks = resultOf(place, 'picks');
  const waiting = [...result.childNodes];
  const asked = [...verdict.childNodes];
  const check = async () => {
    result.replaceChildren(...waiting);
    verdict.replaceChildren(...asked);
    fillSlots(verdict, { busy: messages.busy });
    picks.hidden = true;
    const answer = await verifyFetched(question, ended);
    if (ended.aborted) return;
    if (answer.state === 'failed') {
      verdict.replaceChildren(copyShape(place, answer.reason));
      result.replaceChildren();
      return;
    }
    const [said = '', ...steps] = drawDay(room, answer);
    verdict.replaceChildren(said);
    result.replaceChildren(...steps, copyShape(place, 'again'));
    const { document: day } = answer;
    if (day.picks.length === 0) return;
    const pick = copyShape(place, 'pick');
    const drawn = day.picks.map((one) => {
      const part = fillSlots(document.importNode(pick, true), sayPick(one, day, room));
      // The page has drawn the address up to the number.
      const link = part.querySelector<HTMLAnchorElement>('a[data-share-pick]');
      if (link !== null) link.href += shareCode({ kind: 'pick', serial: one.serial });
      return part;
    });
    picks.querySelector('ul')?.replaceChildren(...drawn);
    picks.hidden = false;
  };
  place.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('[data-again]') !== null) void check();
    },
    { signal: ended },
  );
  void check();
}

/** A day that the reader saved, chosen or dropped: checked by itself, and against what the site says of that day now. */
function startFile(room: Room, ended: AbortSignal): void {
  const { place, messages } = room;
  const result = resultOf(place, 'file');
  const zone = place.querySelector<HTMLElement>('[data-drop]');
  const input = zone?.querySelector('input');
  if (!zone || !input) return;
  let running = new AbortController();
  const check = async (file: File | undefined) => {
    if (file === undefined) return;
    running.abort();
    running = new AbortController();
    const { signal } = running;
    result.replaceChildren(fillSlots(copyShape(place, 'fileBusy'), { busy: messages.busy }));
    const answer = await verifyFile(await file.text(), signal);
    if (signal.aborted || ended.aborted) return;
    if (answer.state === 'failed') {
      result.replaceChildren(copyShape(place, 'unreadable'));
      return;
    }
    const title = copyShape(place, 'fileResult');
    title.textContent = say(messages.result, { day: answer.document.day });
    result.replaceChildren(title, ...drawDay(room, answer));
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    zone.toggleAttribute('data-over', event.type === 'dragover');
  };
  zone.addEventListener('dragover', over, { signal: ended });
  zone.addEventListener('dragleave', over, { signal: ended });
  zone.addEventListener(
    'drop',
    (event) => {
      over(event);
      void check(event.dataTransfer?.files[0]);
    },
    { signal: ended },
  );
  input.addEventListener('change', () => void check(input.files?.[0]), { signal: ended });
  // It may have been chosen before this script came.
  void check(input.files?.[0]);
}

/** The verdict, the steps, and what to save of a day that is closed. */
function drawDay({ place, messages, zone }: Room, day: CheckedDay): Element[] {
  const { document: proof, steps } = day;
  const { shape, said } = sayVerdict(day, messages);
  const parts = [fillSlots(copyShape(place, shape), said)];
  if (shape !== 'empty') {
    const card = copyShape(place, 'steps');
    const list = card.querySelector('ol');
    const drawn = steps.map((step) => {
      const { state, said: texts } = sayStep(step, proof, messages);
      const row = list?.children[STEP_STATES.indexOf(state)];
      return row === undefined ? '' : fillSlots(document.importNode(row, true), texts);
    });
    list?.replaceChildren(...drawn);
    parts.push(card);
  }
  const rows = sayClose(proof, { messages, zone });
  if (rows.length > 0) parts.push(fillSlots(copyShape(place, 'close'), { row: rows }));
  return parts;
}

function resultOf(place: Element, name: string): HTMLElement {
  const found = place.querySelector<HTMLElement>(`[data-result="${name}"]`);
  if (found === null) throw new Error(`The page has no place for the ${name}.`);
  return found;
}
