import { useNavigate, useSearch } from "@tanstack/react-router";
import type { FormEvent, ReactNode } from "react";
import { HiddenFields } from "#app/ui/pick-form/pick-form.tsx";
import { askedDrivers, driversText } from "./drivers-search.ts";

type DriversFormProps = {
  /** Fields named `drivers`, one for each that can be chosen. */
  children: ReactNode;
};

/** Chooses whom to compare; the choice then stands in the address. Without scripts it is a plain form. */
export function DriversForm({ children }: DriversFormProps) {
  const navigate = useNavigate();
  const { sort } = useSearch({ strict: false });

  function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).getAll("drivers").map(String);
    const drivers = driversText(askedDrivers({ drivers: chosen.join(",") }));
    void navigate({ to: ".", search: (previous) => ({ ...previous, drivers }), resetScroll: false });
  }

  return (
    <form className="mb-3 flex flex-wrap items-end gap-x-4 gap-y-2 text-[0.875rem]" onSubmit={show}>
      <HiddenFields search={{ sort }} />
      {children}
      <button type="submit" className="button">
        Show
      </button>
    </form>
  );
}
