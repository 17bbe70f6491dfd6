import { createFileRoute } from "@tanstack/react-router";
import { createIsomorphicFn } from "@tanstack/react-start";
import { lazy, useEffect } from "react";
import { Definitions as ServedDefinitions } from "#app/features/method/definitions.tsx";
import { methodHead } from "#app/seo/lists-head.ts";
import { HydrateOnInteraction } from "#app/ui/hydrate-on-interaction/hydrate-on-interaction.tsx";

export const Route = createFileRoute("/method/")({
  head: ({ match }) => methodHead(match.context.siteUrl),
  component: MethodScreen,
});

/** The server has the text at hand. A browser, to which it was served already, loads it only when it is led here. */
const Definitions = createIsomorphicFn()
  .server(() => ServedDefinitions)
  .client(() =>
    lazy(async () => ({ default: (await import("#app/features/method/definitions.tsx")).Definitions })),
  )();

/** The page of all definitions. It stays as the server wrote it: there is nothing in a text to hydrate. */
function MethodScreen() {
  useEffect(() => {
    document.addEventListener("click", foldContents);
    return () => document.removeEventListener("click", foldContents);
  }, []);
  return (
    <HydrateOnInteraction load={nothingToLoad} fallback={null}>
      <Definitions />
    </HydrateOnInteraction>
  );
}

/** On a small screen the contents lie over the section that was chosen from them. */
function foldContents({ target }: MouseEvent): void {
  if (target instanceof Element && target.closest("a") !== null)
    target.closest("details")?.removeAttribute("open");
}

function nothingToLoad(): Promise<boolean> {
  return Promise.resolve(true);
}
