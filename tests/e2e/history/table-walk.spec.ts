import { test } from "../../support/browser-test.ts";
import { fullRelease, needsFull } from "../../support/full-release.ts";
import { testWalks } from "../../support/table-walk.ts";

test.skip(fullRelease === undefined, needsFull);

// 2,571 rows: those of a table so long follow a click later than its head does.
testWalks([{ path: "/teams/ferrari/", tab: "Drivers", deep: true }]);
