const READOUT = '[data-readout]';

/**
 * Lets a chart say what stands at the point that a finger, drawn across it, or the arrow keys choose (`ui/charts/chart-readout.tsx`).
 * A mouse needs no script: style sheets show the point under it.
 */
export function startReadOut(): void {
  const follow = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' || !(event.target instanceof Element)) return;
    const chart = event.target.closest(READOUT);
    if (chart === null) return;
    const { left, top, width, height } = chart.getBoundingClientRect();
    const across = ((event.clientX - left) / width) * 100;
    const down = ((event.clientY - top) / height) * 100;
    const points = pointsOf(chart);
    // Points that lie anywhere say how far down they are; those of a line are named by their column alone.
    const distance = (point: Element) =>
      Math.hypot(
        Number(point.getAttribute('data-point')) - across,
        Number(point.getAttribute('data-level') ?? down) - down,
      );
    const nearest = points.reduce<Element | null>(
      (best, point) => (best === null || distance(point) < distance(best) ? point : best),
      null,
    );
    show(chart, nearest === null ? -1 : points.indexOf(nearest));
  };
  const choose = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement)) return;
    const chart = target.closest(READOUT);
    if (chart !== null) show(chart, Number(target.value));
  };
  document.addEventListener('pointerdown', follow);
  document.addEventListener('pointermove', follow);
  document.addEventListener('input', choose);
  document.addEventListener('focusin', choose);
}

function pointsOf(chart: Element): readonly Element[] {
  return [...chart.querySelectorAll('[data-point]')];
}

function show(chart: Element, index: number): void {
  const points = pointsOf(chart);
  for (const [at, point] of points.entries()) point.toggleAttribute('data-shown', at === index);
  const said = points[index]?.textContent;
  if (said) chart.querySelector('input')?.setAttribute('aria-valuetext', said);
}
