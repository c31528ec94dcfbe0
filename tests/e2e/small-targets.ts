import type { Page } from '@playwright/test';

/** What a finger cannot press well: how large it is, and what it is called. */
export type SmallTarget = { readonly size: string; readonly name: string };

/**
 * The links, buttons and fields of a page that a finger of 44 by 44 px does not press for certain. A target is what answers to a press: the label
 * of a box, and what a link lays around itself unseen, count as part of it. Left out, as by WCAG 2.5.5, is a link inside a sentence, whose line says
 * how high it can be. Closed parts of the page are not looked at.
 */
export function findSmallTargets(page: Page): Promise<SmallTarget[]> {
  return page.evaluate(() => {
    const MIN_PX = 44;
    /** Lines of fractions of a pixel. */
    const SLACK_PX = 0.6;
    const TARGETS =
      'a[href], button, summary, select, textarea, input:not([type=hidden]), [role=button], [role=tab], [role=radio]';

    const found = new Map<Element, { size: string; name: string }>();
    for (const control of document.querySelectorAll<HTMLElement>(TARGETS)) {
      if (!isSeen(control) || isInSentence(control)) continue;
      const target = control.closest('label') ?? labelOf(control) ?? control;
      const { width, height } = unite(target, control);
      if (width >= MIN_PX - SLACK_PX && height >= MIN_PX - SLACK_PX) continue;
      found.set(target, {
        size: `${Math.round(width)} × ${Math.round(height)}`,
        name: `${control.localName} ${nameOf(control)}`,
      });
    }
    return [...found.values()];

    function isSeen(element: Element): boolean {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
      const { width, height } = element.getBoundingClientRect();
      if (width <= 1 || height <= 1) return false;
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        const { clip, clipPath } = getComputedStyle(at);
        if (clipPath.startsWith('inset(50%') || clip === 'rect(0px, 0px, 0px, 0px)') return false;
      }
      return true;
    }

    /** An inline link with words of the same paragraph before or after it. */
    function isInSentence(element: Element): boolean {
      if (getComputedStyle(element).display !== 'inline') return false;
      let block = element.parentElement;
      while (block !== null && getComputedStyle(block).display === 'inline') block = block.parentElement;
      const text = (block?.textContent ?? '').replace(element.textContent ?? '', '');
      return /[\p{L}\p{N}]{2}|\p{Script=Han}/u.test(text);
    }

    function labelOf(element: Element): Element | null {
      if (!(element instanceof HTMLInputElement) || !/checkbox|radio|file/.test(element.type)) return null;
      return element.labels?.[0] ?? null;
    }

    /** The boxes of a target together, with what it lays around itself to be pressed (`tap` in `ui/base.css`). */
    function unite(target: Element, control: Element): { width: number; height: number } {
      const boxes = [...target.getClientRects(), ...control.getClientRects()];
      const left = Math.min(...boxes.map((box) => box.left));
      const right = Math.max(...boxes.map((box) => box.right));
      const top = Math.min(...boxes.map((box) => box.top));
      const bottom = Math.max(...boxes.map((box) => box.bottom));
      const around = getComputedStyle(target, '::after');
      const isAround = around.position === 'absolute' && around.content !== 'none';
      const px = (text: string) => (isAround ? Number.parseFloat(text) || 0 : 0);
      return {
        width: Math.max(right - left, px(around.width)),
        height: Math.max(bottom - top, px(around.height)),
      };
    }

    function nameOf(element: Element): string {
      const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
      const address = element.getAttribute('href') ?? element.getAttribute('name') ?? '';
      return `${text.trim().replaceAll(/\s+/g, ' ').slice(0, 40)} ${address}`.trim();
    }
  });
}
