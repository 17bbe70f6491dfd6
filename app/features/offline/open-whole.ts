/** Without a connection a link's facts cannot be asked for: then its page is opened whole, as it was last seen. */
export function openWhole(event: MouseEvent): void {
  if (
    navigator.onLine ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return;
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || link.target !== "" || link.origin !== location.origin) return;
  if (link.pathname === location.pathname && link.search === location.search) return;
  event.preventDefault();
  event.stopPropagation();
  location.assign(link.href);
}
