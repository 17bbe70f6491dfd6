import type { Found } from "#app/data/search/findable.ts";

/** What a search found, as its name, what tells it from namesakes, and its kind. */
export function FoundText({ found }: { found: Found }) {
  return (
    <>
      <span className="found-name">{found.name}</span> <small className="found-detail">{found.detail}</small>{" "}
      <small className="found-kind">{found.kind}</small>
    </>
  );
}
