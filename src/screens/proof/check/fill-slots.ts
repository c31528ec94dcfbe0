/** What a slot takes: a text, the same slot several times over, slots of its own; true leaves it as it is drawn, null takes it out. */
type Filling = string | true | null | readonly Filling[] | { readonly [slot: string]: Filling };

/** A copy of a part that the page has drawn in advance, hidden (`data-shape`). */
export function copyShape(place: Element, name: string): Element {
  const shape = place.querySelector(`[data-shape="${name}"]`)?.firstElementChild;
  if (!shape) throw new Error(`The page has drawn no ${name}.`);
  return document.importNode(shape, true);
}

/** Writes into the slots of a part (`data-slot`). */
export function fillSlots<Part extends Element>(
  part: Part,
  slots: { readonly [slot: string]: Filling },
): Part {
  for (const [name, filling] of Object.entries(slots))
    for (const slot of part.querySelectorAll(`[data-slot="${name}"]`)) fill(slot, filling);
  return part;
}

function fill(slot: Element, filling: Filling): void {
  if (filling === true) return;
  if (filling === null) slot.remove();
  else if (typeof filling === 'string') slot.textContent = filling;
  else if (isSeveral(filling)) {
    const copies = filling.map((one) => {
      const copy = document.importNode(slot, true);
      fill(copy, one);
      return copy;
    });
    slot.replaceWith(...copies);
  } else fillSlots(slot, filling);
}

function isSeveral(filling: Exclude<Filling, string>): filling is readonly Filling[] {
  return Array.isArray(filling);
}
