/** Writes team-classes.css, one class for each colour of a team: `node app/features/team-colours/make-team-classes.ts`. */
import { writeFileSync } from "node:fs";
import { teamClassStyles } from "./team-classes.ts";

writeFileSync(new URL("team-classes.css", import.meta.url), teamClassStyles());
