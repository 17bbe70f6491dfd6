import { createFileRoute } from "@tanstack/react-router";
import { pictureAnswer } from "#app/seo/social/picture-answer.server.ts";

/** The pictures of previews (`socialPicture` in app/seo/site.ts). */
export const Route = createFileRoute("/social/$")({
  server: { handlers: { GET: ({ request, params }) => pictureAnswer(request, params._splat ?? "") } },
});
