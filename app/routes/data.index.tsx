import { createFileRoute } from "@tanstack/react-router";
import { DataFilesScreen } from "#app/features/data-files/data-files-screen.tsx";

export const Route = createFileRoute("/data/")({
  loader: async ({ context }) => (await import("./-data-pages.ts")).loadDataPage(context, "files"),
  head: ({ loaderData }) => loaderData ?? {},
  component: DataFilesScreen,
});
