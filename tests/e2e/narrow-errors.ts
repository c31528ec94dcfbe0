import type { Page } from '@playwright/test';

/** What a reader of a narrow screen cannot read: where, and which words. */
export type NarrowError = { readonly what: string; readonly text: string };

/**
 * What a page shows badly at its present width: words beyond the edge of the screen, words cut off by the box around them without a hint,
 * words printed over other words or out of their heading, words broken in two, and labels of buttons and badges on more than two lines. What
 * scrolls sideways in a box of its own may be wider than the screen. Closed parts of the page are not looked at.
 */
export function findNarrowErrors(page: Page): Promise<NarrowError[]> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    // After a new width, Chromium sometimes answers where words stood before. A body that is taken away and put back is laid out from the start.
    const { body } = document;
    body.hidden = true;
    body.getBoundingClientRect();
    body.hidden = false;
    const MAX_LINES = 2;
    /** A button may have a figure beside its words; what holds more is a row and no label. */
    const MAX_PIECES = 2;
    /** A hash, an address or “Mönchengladbach” may break; whole sentences break between their words. */
    const MAX_WORD = 14;
    const MAX_NAME = 60;
    /** Parts of a letter may reach out of its line; a cut word loses more than this. */
    const SLACK_PX = 3;
    const LABELS = 'button, [role=button], summary, a.inline-flex, span.inline-flex';
    const root = document.documentElement;
    const errors: { what: string; text: string }[] = [];
    const say = (what: string, text: string) => {
      if (errors.every((error) => error.text !== text || error.what !== what)) errors.push({ what, text });
    };

    type Piece = {
      readonly node: Node;
      readonly owner: Element;
      readonly text: string;
      readonly boxes: readonly DOMRect[];
    };
    const piecesIn = (part: Element): Piece[] => {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      const pieces: Piece[] = [];
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const text = (node.textContent ?? '').trim();
        const owner = node.parentElement;
        if (text === '' || owner === null || !isSeen(owner)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
        if (boxes.length > 0) pieces.push({ node, owner, text, boxes });
      }
      return pieces;
    };

    /** What holds for an element by its own style or by that of one around it. Nothing moves meanwhile, so each is asked once. */
    const throughout = (isSo: (style: CSSStyleDeclaration) => boolean) => {
      const known = new Map<Element, boolean>();
      const holds = (element: Element | null): boolean => {
        if (element === null || element === root) return false;
        const said = known.get(element);
        if (said !== undefined) return said;
        const answer = isSo(getComputedStyle(element)) || holds(element.parentElement);
        known.set(element, answer);
        return answer;
      };
      return holds;
    };
    const isClipped = throughout(
      ({ clip, clipPath }) => clipPath.startsWith('inset(50%') || clip === 'rect(0px, 0px, 0px, 0px)',
    );
    const isFloating = throughout(({ position }) => ['fixed', 'sticky', 'absolute'].includes(position));
    const isScrolled = throughout(({ overflowX }) => /auto|scroll/.test(overflowX));

    /** For eyes: neither hidden nor written for screen readers alone, and still on its page. */
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isClipped(element);

    type Frame = {
      readonly at: Element;
      readonly box: DOMRect;
      readonly overflowX: string;
      readonly overflowY: string;
      readonly textOverflow: string;
    };
    const knownFrames = new Map<Element, readonly Frame[]>();
    /** The boxes around an element, its own first, beyond whose edges something is not simply seen. */
    const framesOf = (element: Element | null): readonly Frame[] => {
      if (element === null || element === root) return [];
      const known = knownFrames.get(element);
      if (known !== undefined) return known;
      const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
      const around = framesOf(element.parentElement);
      const isOpen = overflowX === 'visible' && overflowY === 'visible';
      const box = element.getBoundingClientRect();
      const frames = isOpen ? around : [{ at: element, box, overflowX, overflowY, textOverflow }, ...around];
      knownFrames.set(element, frames);
      return frames;
    };

    const linesOf = (boxes: readonly DOMRect[]) =>
      new Set(boxes.map(({ top, height }) => Math.round((top + height / 2) / 8))).size;

    /** Whether a word of a name or a label goes on in another line. A script without spaces breaks between any two signs, a name of programs after the sign between its words. */
    const isBroken = ({ node, text, boxes }: Piece): boolean => {
      if (boxes.length === 1) return false;
      const whole = node.textContent ?? '';
      if (text.length > MAX_NAME || /[@/]|\p{Script=Han}/u.test(text)) return false;
      return [...whole.matchAll(/[\p{L}\d’']{2,}/gu)].some(({ index, 0: word }) => {
        if (word.length > MAX_WORD) return false;
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        return linesOf([...range.getClientRects()].filter(({ width }) => width > 1)) > 1;
      });
    };

    const lookAt = ({ owner, text, boxes }: Piece) => {
      for (const { at, box: frame, overflowX, overflowY, textOverflow } of framesOf(owner)) {
        if (/auto|scroll/.test(overflowX + overflowY)) return;
        const isClippedSideways =
          /hidden|clip/.test(overflowX) &&
          boxes.some((box) => box.right > frame.right + SLACK_PX || box.left < frame.left - SLACK_PX);
        const isClippedBelow =
          /hidden|clip/.test(overflowY) &&
          boxes.some((box) => box.bottom > frame.bottom + SLACK_PX || box.top < frame.top - SLACK_PX);
        if (isClippedSideways && textOverflow !== 'ellipsis') say('cut off at the side', text);
        if (isClippedSideways && textOverflow === 'ellipsis' && !at.closest('[title]'))
          say('shortened, and nowhere whole', text);
        if (isClippedBelow) say('cut off below', text);
        if (isClippedSideways || isClippedBelow) return;
      }
      if (boxes.some((box) => box.right > root.clientWidth + 1 || box.left < -1))
        say('beyond the screen', text);
      const heading = owner.closest('h1, h2, h3, h4');
      if (heading === null || isFloating(owner)) return;
      const { top, bottom } = heading.getBoundingClientRect();
      // Letters are as high as their font's size, while the boxes of Chinese reach out of their lines.
      const half = Number.parseFloat(getComputedStyle(owner).fontSize) / 2;
      const middles = boxes.map((box) => (box.top + box.bottom) / 2);
      if (middles.some((middle) => middle - half < top - 2 || middle + half > bottom + 2))
        say('out of its heading', text);
    };

    if (root.scrollWidth > root.clientWidth)
      say('the page scrolls sideways', `${root.scrollWidth} px in ${root.clientWidth} px`);
    const pieces = piecesIn(body);
    for (const piece of pieces) {
      lookAt(piece);
      if (isBroken(piece)) say('a word broken in two', piece.text);
    }

    /** What is seen of a box: a name that ends in dots goes on, unseen, below what stands beside it. */
    const seenOf = (owner: Element, { left, top, right, bottom }: DOMRect): DOMRect => {
      const frames = framesOf(owner).filter(({ overflowX }) => overflowX !== 'visible');
      const from = Math.max(left, ...frames.map(({ box }) => box.left));
      const until = Math.min(right, ...frames.map(({ box }) => box.right));
      return new DOMRect(from, top, Math.max(0, until - from), bottom - top);
    };
    // From the top down: what begins below the last line of another piece, and all after it, cannot be printed over that one.
    const resting = pieces
      .filter(({ owner }) => !isFloating(owner) && !isScrolled(owner))
      .map(({ owner, text, boxes }, place) => {
        const seen = boxes.map((box) => seenOf(owner, box));
        const top = Math.min(...seen.map((box) => box.top));
        const bottom = Math.max(...seen.map((box) => box.bottom));
        return { place, text, boxes: seen, top, bottom };
      })
      .sort((one, two) => one.top - two.top);
    for (const [index, one] of resting.entries())
      for (let next = index + 1; next < resting.length; next += 1) {
        const two = resting[next];
        if (two === undefined || two.top >= one.bottom) break;
        if (!one.boxes.some((box) => two.boxes.some((other) => overlap(box, other)))) continue;
        const [first, second] = one.place < two.place ? [one, two] : [two, one];
        say('printed over', `${first.text} | ${second.text}`);
      }

    for (const label of document.querySelectorAll(LABELS)) {
      const own = piecesIn(label);
      if (own.length > MAX_PIECES) continue;
      for (const piece of own)
        if (!isBroken(piece) && linesOf(piece.boxes) > MAX_LINES)
          say('a label on too many lines', piece.text);
    }
    return errors;

    function overlap(one: DOMRect, two: DOMRect): boolean {
      const wide = Math.min(one.right, two.right) - Math.max(one.left, two.left);
      const high = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
      return wide > SLACK_PX && high > Math.min(one.height, two.height) / 2;
    }
  });
}
