import { createIsomorphicFn } from "@tanstack/react-start";
import { lazy } from "react";
import { HydrateOnInteraction } from "#app/ui/hydrate-on-interaction/hydrate-on-interaction.tsx";
import { Definitions as ServedDefinitions } from "./definitions.tsx";
// Here and not beside its markup, which a browser does not load: the page then names the file.
import "./method.css";

/** The server has the text at hand. A browser, to which it was served already, loads it only when it is led here. */
const Definitions = createIsomorphicFn()
  .server(() => ServedDefinitions)
  .client(() => lazy(async () => ({ default: (await import("./definitions.tsx")).Definitions })))();

/** The page of all definitions. It stays as the server wrote it: there is nothing in a text to hydrate. */
export function MethodScreen() {
  return (
    <HydrateOnInteraction load={nothingToLoad} fallback={null}>
      <Definitions />
    </HydrateOnInteraction>
  );
}

function nothingToLoad(): Promise<boolean> {
  return Promise.resolve(true);
}
