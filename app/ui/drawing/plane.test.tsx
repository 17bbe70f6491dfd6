import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ValueLabels } from "./plane.tsx";

test("values stand before the drawing, where no line can cross them", () => {
  const markup = renderToStaticMarkup(
    <svg>
      <ValueLabels range={{ from: 60, to: 320 }} format={String} />
    </svg>,
  );
  const labels = [...markup.matchAll(/<text x="(-?[\d.]+)"[^>]*text-anchor="(\w+)"[^>]*>([^<]+)</g)];
  expect(labels.map(([, x, anchor, value]) => [Number(x) < 0, anchor, value])).toEqual([
    [true, "end", "100"],
    [true, "end", "200"],
    [true, "end", "300"],
  ]);
});
