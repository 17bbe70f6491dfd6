import { useEffect, useRef, useState } from "react";

/** The address to subscribe to, as the form around it stands. It is made in the browser; without scripts the form does. */
export function CalendarAddress() {
  const place = useRef<HTMLParagraphElement>(null);
  const [address, setAddress] = useState<string | null>(null);

  useEffect(() => {
    const form = place.current?.closest("form");
    if (form === null || form === undefined) return undefined;
    const update = () => setAddress(addressOf(new FormData(form)));
    update();
    form.addEventListener("change", update);
    return () => form.removeEventListener("change", update);
  }, []);

  return (
    <p ref={place} className="calendar-address">
      {address === null ? (
        <>&nbsp;</>
      ) : (
        <>
          To subscribe: <a href={`webcal://${address}`}>{address}</a>
        </>
      )}
    </p>
  );
}

/** Without the protocol; what was left as it is does not appear. */
function addressOf(form: FormData): string {
  const search = new URLSearchParams();
  for (const [name, value] of form) {
    if (typeof value === "string" && value !== "") search.append(name, value);
  }
  return `${location.host}/calendar.ics?${search}`;
}
