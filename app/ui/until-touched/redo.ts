/**
 * What does an event's work again, at an element that had nobody to do it when the event came: a click on a button, a
 * tick box or a link, a choice in a select. Null for any other event: browsers do all there is to do for it.
 */
export function redoing(event: Event): (() => void) | null {
  const { target } = event;
  if (event.type === "change" && target instanceof HTMLSelectElement) {
    const { value } = target;
    return () => {
      target.value = value;
      target.dispatchEvent(new Event("change", { bubbles: true }));
    };
  }
  if (event instanceof MouseEvent && target instanceof Element && isClicked(target)) {
    // An event says by the same names what it was made of: the keys held down are in it.
    return () => target.dispatchEvent(new MouseEvent(event.type, event));
  }
  return null;
}

function isClicked(element: Element): boolean {
  return element.closest("button, label, input[type=checkbox], a") !== null;
}
