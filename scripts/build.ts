/** `npm run build`: builds both Workers into dist/. */
import { build } from "./lib/build.ts";
import { main } from "./lib/command.ts";

await main(build);
