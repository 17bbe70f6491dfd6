type FoundTextProps = { name: string; detail: string; kind: string };

/** What a search found, as its name, what tells it from namesakes, and its kind. */
export function FoundText({ found }: { found: FoundTextProps }) {
  return (
    <>
      <span className="found-name">{found.name}</span> <small className="found-detail">{found.detail}</small>{" "}
      <small className="found-kind">{found.kind}</small>
    </>
  );
}
