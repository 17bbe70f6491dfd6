import { createFileRoute, redirect } from "@tanstack/react-router";
import { defaultDriverId } from "#contract/ids.ts";

export const Route = createFileRoute("/driver/")({
  beforeLoad: () => {
    throw redirect({ to: "/driver/$driverId/", params: { driverId: defaultDriverId }, statusCode: 307 });
  },
});
