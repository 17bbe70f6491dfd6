import { useNavigate, useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";

/** How long nothing is typed before the text goes into the address, in milliseconds. */
const pauseMs = 400;

/**
 * The text of a search field that filters with every key, and goes into the address as `q` when typing pauses: each
 * key as an address of its own would be a page view each.
 *
 * @param known the text in the address; another one there (by a link or the back button) replaces what is typed
 */
export function useTypedText(known: string) {
  const router = useRouter();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(known);
  const [sent, setSent] = useState(known);
  const [lastKnown, setLastKnown] = useState(known);
  if (known !== lastKnown) {
    setLastKnown(known);
    // The text that `send` put into the address comes back as `known`; by now more may have been typed.
    if (known !== sent) setTyped(known);
    setSent(known);
  }

  function send() {
    const text = typed.trim();
    if (text === known) return;
    setSent(text);
    void navigate({
      to: ".",
      search: (previous) => ({ ...previous, q: text || undefined }),
      replace: true,
      resetScroll: false,
    });
  }

  useEffect(() => {
    const timer = setTimeout(send, pauseMs);
    // A reader who leaves for another page within the pause would be brought back.
    const unsubscribe = router.subscribe("onBeforeNavigate", ({ pathChanged }) => {
      if (pathChanged) clearTimeout(timer);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- only typing starts the pause anew
  }, [typed]);

  return { typed, setTyped, send };
}
