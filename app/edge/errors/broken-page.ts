/** What stands when even the error page could not be made. Plain, because nothing else may be relied on. */
export function brokenPage(): Response {
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Something went wrong | F1 Statistics</title></head>',
    "<body><h1>Something went wrong</h1>",
    '<p>This page could not be made. The error has been reported. <a href="/">Go to the front page</a></p>',
    "</body></html>",
  ].join("");
  return new Response(html, { status: 500, headers: { "content-type": "text/html; charset=utf-8" } });
}
