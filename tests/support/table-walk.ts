import type { Locator, Page } from "@playwright/test";
import { seededRandom } from "#archive/analysis/random.ts";
import { expect, hydrated, idle, test } from "./browser-test.ts";
import {
  afterClick,
  columnOfFilter,
  type Filter,
  firstView,
  hasTextOrder,
  isNumeric,
  readTable,
  rowsOf,
  type Sort,
  type TableModel,
  type View,
  withoutSession,
} from "./table-model.ts";

/**
 * Random walks over tables: each step is something that readers do, and after each step the page is
 * compared with a model (table-model.ts).
 *
 * `WALK_SEEDS=20` takes twenty walks on each table, and `WALK_SEED=7` repeats the one with that seed.
 */

const { WALK_SEED, WALK_SEEDS = "1" } = process.env;
const seeds =
  WALK_SEED === undefined
    ? Array.from({ length: Number(WALK_SEEDS) }, (_, at) => at + 1)
    : [Number(WALK_SEED)];

/** Every walk begins with the ways back to the first view: three clicks on a head, and the back button. */
const opening = ["sort", "same head", "same head", "sort", "back"] as const;
/** `npm test` takes one short walk on each. */
const randomSteps = WALK_SEED === undefined && WALK_SEEDS === "1" ? 4 : 12;

type Step =
  | (typeof opening)[number]
  | "shift-sort"
  | "filter"
  | "remove chip"
  | "forward"
  | "reload"
  | "tab"
  | "resize";

type Walk = {
  page: Page;
  section: Locator;
  table: TableModel;
  filterColumns: ReadonlyArray<string>;
  tab: string | undefined;
  /** The views in the browser's history, and which of them is shown. */
  history: Array<View>;
  at: number;
  /** The order in which the rows come, where the heads say one. */
  order: ReadonlyArray<Sort>;
  /** The direction of the first click on a head, by its label, once it has been seen. */
  firstDirections: Map<string, Sort["direction"]>;
  lastHead: string;
  /** Where the last step began. */
  address: string;
  random: () => number;
};

/**
 * A page with a table, and the tab that a walk leaves it by and comes back from. Of tables with the same parts one is
 * walked by `npm test`, and the others are `deep`.
 */
type WalkedTable = { path: string; tab?: string; deep?: true };

/** A test for each of these tables and each seed. */
export function testWalks(tables: ReadonlyArray<WalkedTable>): void {
  for (const { path, tab, deep } of tables) {
    for (const seed of seeds) {
      test(
        `${path} shows what the model says (WALK_SEED=${seed})`,
        { tag: deep === true ? "@deep" : [] },
        async ({ page, problems }) => {
          // A step over the longest tables takes some seconds.
          test.slow(deep === true);
          await page.goto(path);
          await hydrated(page);
          const walk = await startWalk(page, tab, seed);
          for (const step of opening) await takeStep(walk, step, problems);
          for (let count = 0; count < randomSteps; count += 1)
            await takeStep(walk, pick(walk, possibleSteps(walk)), problems);
          await takeStep(walk, "reload", problems);
        },
      );
    }
  }
}

async function startWalk(page: Page, tab: string | undefined, seed: number): Promise<Walk> {
  const section = page.locator(".table-section").first();
  await expect(async () => {
    const { count, rows } = await readTable(section);
    expect(count.shown).toBe(count.all);
    expect(rows).toHaveLength(count.all);
  }).toPass();
  const heads = await section.locator("thead th").evaluateAll((cells) =>
    cells.map((cell) => {
      const button = cell.querySelector("button");
      const label = button?.ariaLabel ?? (button ?? cell).firstChild?.textContent ?? "";
      return { label, sorts: button !== null };
    }),
  );
  const order = (await readTable(section)).ariaSorts.flatMap((ariaSort, column): Array<Sort> => {
    const direction = ariaSort === "ascending" ? "asc" : "desc";
    return ariaSort === null || ariaSort === "none" ? [] : [{ head: heads[column]?.label ?? "", direction }];
  });
  const columnSelect = section.locator("select[aria-label=Column]");
  return {
    page,
    section,
    tab,
    table: { heads, rows: (await readTable(section)).rows },
    filterColumns: await columnSelect.locator("option").allTextContents(),
    history: [firstView],
    at: 0,
    order,
    firstDirections: new Map(order.map(({ head, direction }) => [head, direction])),
    lastHead: "",
    address: page.url(),
    random: seededRandom(seed),
  };
}

/** What the heads say: while nothing is sorted, the order in which the rows come. */
function saidSorting({ order }: Walk, sorting: ReadonlyArray<Sort>): ReadonlyArray<Sort> {
  return sorting.length === 0 ? order : sorting;
}

function viewOf({ history, at }: Walk): View {
  return history[at] ?? firstView;
}

/** The steps that can be taken now; what is named twice is taken more often. */
function possibleSteps(walk: Walk): ReadonlyArray<Step> {
  const { filters } = viewOf(walk);
  return [
    ...(["sort", "same head", "shift-sort", "shift-sort", "reload", "resize"] as const),
    ...(walk.filterColumns.length > 0 && filters.length < 2 ? (["filter", "filter"] as const) : []),
    ...(filters.length > 0 ? (["remove chip", "remove chip"] as const) : []),
    ...(walk.at > 0 ? (["back", "back"] as const) : []),
    ...(walk.at < walk.history.length - 1 ? (["forward"] as const) : []),
    ...(walk.tab === undefined ? [] : (["tab"] as const)),
  ];
}

/** Takes a step and compares the page with the model. */
async function takeStep(walk: Walk, step: Step, problems: ReadonlyArray<string>): Promise<void> {
  await test.step(step, async () => {
    walk.address = walk.page.url();
    await perform(walk, step);
    await expectModel(walk);
    expect(problems).toEqual([]);
  });
}

async function perform(walk: Walk, step: Step): Promise<void> {
  const { page } = walk;
  if (step === "sort" || step === "shift-sort" || step === "same head") return clickHead(walk, step);
  if (step === "filter") return addFilter(walk);
  if (step === "remove chip") return removeChip(walk);
  if (step === "back" || step === "forward") {
    walk.at += step === "back" ? -1 : 1;
    await (step === "back" ? page.goBack() : page.goForward());
    return;
  }
  if (step === "resize") {
    await page.setViewportSize({ width: pick(walk, [390, 768, 1280]), height: 800 });
    return;
  }
  if (step === "tab") return visitTab(walk);
  await page.reload();
  await hydrated(page);
  // Parts of the page are hydrated after the page itself. An address that changes before their turn makes React draw
  // them anew, which it does without harm and reports (error 418).
  await idle(page);
}

/** The width up to which rows have two lines, if those of the table ever have, and the filters are in a sheet. */
const smallScreen = 768;

/** Opens what holds the order of rows where their heads are out of reach, and the filters. */
async function openSheet({ section }: Walk): Promise<Locator> {
  const opener = section.getByRole("button", { name: /^Filter and sort/ });
  if ((await opener.count()) > 0) {
    await opener.click();
    return section.getByRole("dialog");
  }
  await section.locator(".block-menu > summary").click();
  return section.locator(".block-menu");
}

/** Closes it. */
async function closeSheet({ page, section }: Walk): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(section.locator(":is(.block-menu, dialog)[open]")).toHaveCount(0);
}

function isSmall({ page }: Walk): boolean {
  return (page.viewportSize()?.width ?? 0) <= smallScreen;
}

/** Sorts by a column, in a direction, by the select that stands for the heads on a small screen. */
async function selectOrder(walk: Walk): Promise<void> {
  const { table } = walk;
  const head = pick(walk, sortableHeads(table));
  const direction = pick(walk, ["asc", "desc"] as const);
  const { sorting, filters } = viewOf(walk);
  // What is chosen already cannot be chosen.
  if (sorting[0]?.head === head && sorting[0].direction === direction) return;
  const sheet = await openSheet(walk);
  const label = `${head} (${direction === "asc" ? "ascending" : "descending"})`;
  await sheet.getByRole("combobox", { name: "Sort by" }).selectOption({ label });
  await closeSheet(walk);
  await pushView(walk, { filters, sorting: [{ head, direction }] });
}

function sortableHeads(table: TableModel): ReadonlyArray<string> {
  return table.heads
    .filter(({ sorts }, column) => sorts && hasTextOrder(table, column))
    .map(({ label }) => label);
}

async function clickHead(walk: Walk, step: "sort" | "shift-sort" | "same head"): Promise<void> {
  const { section, table, firstDirections } = walk;
  if (isSmall(walk) && (await section.locator(".two-lines").count()) > 0) return selectOrder(walk);
  const sortable = sortableHeads(table);
  const head = step === "same head" ? walk.lastHead || pick(walk, sortable) : pick(walk, sortable);
  walk.lastHead = head;
  const { sorting, filters } = viewOf(walk);
  const several = step === "shift-sort" || (await section.getByLabel("Sort by several columns").isChecked());
  const button = section
    .locator("thead th")
    .nth(table.heads.findIndex(({ label }) => label === head))
    .getByRole("button");
  await button.click(step === "shift-sort" ? { modifiers: ["Shift"] } : {});
  if (!firstDirections.has(head)) {
    // Which direction comes first is each column's own.
    await expect(button.locator("xpath=..")).toHaveAttribute("aria-sort", /ascending|descending/);
    const ariaSort = await button.locator("xpath=..").getAttribute("aria-sort");
    firstDirections.set(head, ariaSort === "ascending" ? "asc" : "desc");
  }
  await pushView(walk, {
    filters,
    sorting: afterClick(saidSorting(walk, sorting), head, firstDirections.get(head) ?? "asc", several),
  });
}

async function addFilter(walk: Walk): Promise<void> {
  const { section, table, filterColumns } = walk;
  const shown = filterColumns.filter((column) => columnOfFilter(table, column) !== -1);
  const column = pick(walk, shown);
  const index = columnOfFilter(table, column);
  const isMissing = (text: string) =>
    text === "–" || text === "" || (isNumeric(table, index) && !/^[\d,.−+-]+$/.test(text));
  const values = table.rows.map((row) => row[index] ?? "").filter((text) => !isMissing(text));
  // Races are filtered by name, of all sessions.
  const value = withoutSession(pick(walk, values));
  const form = isSmall(walk) ? await openSheet(walk) : section;
  await choose(form, "Column", column);
  let operator: Filter["operator"] = "=";
  if (isNumeric(table, index)) {
    operator = pick(walk, [">", "<", "="] as const);
    await choose(form, "Operator", operator);
    await form.getByRole("spinbutton", { name: "Value" }).fill(value);
  } else {
    await choose(form, "Value", value);
  }
  await form.getByRole("button", { name: "Add Filter" }).click();
  if (isSmall(walk)) await closeSheet(walk);
  const { sorting, filters } = viewOf(walk);
  await pushView(walk, { sorting, filters: [...filters, { column, operator, value }] });
}

/**
 * Chooses an option; a native select stands in the place of the rich one until a reader comes near it, and always in
 * the sheet of a small screen.
 */
async function choose(section: Locator, select: string, option: string): Promise<void> {
  const combobox = section.getByRole("combobox", { name: select });
  if ((await section.getAttribute("aria-labelledby")) !== null) {
    await combobox.selectOption({ label: option });
    return;
  }
  await combobox.hover();
  await combobox.and(section.page().locator("button")).click();
  const chosen = section.page().getByRole("option", { name: option, exact: true });
  // A long list scrolls, and its scroll buttons come and go: a click may meet one of them.
  await (select === "Value" ? chosen.press("Enter") : chosen.click());
}

async function removeChip(walk: Walk): Promise<void> {
  const { sorting, filters } = viewOf(walk);
  const index = Math.floor(walk.random() * filters.length);
  await chips(walk).nth(index).click();
  await pushView(walk, { sorting, filters: filters.toSpliced(index, 1) });
}

/** Looks at another tab and comes back; the steps that could have been taken forward are gone. */
async function visitTab(walk: Walk): Promise<void> {
  const { page, tab = "" } = walk;
  const address = page.url();
  await page.getByRole("main").getByRole("link", { name: tab, exact: true }).first().click();
  await expect(page).not.toHaveURL(address);
  await page.goBack();
  await expect(page).toHaveURL(address);
  walk.history = walk.history.slice(0, walk.at + 1);
}

/**
 * Adds a view to the history. The heads of a table change before the address does: a step back that is taken between
 * them leaves the view before, not this one.
 */
async function pushView(walk: Walk, view: View): Promise<void> {
  await expect(walk.page).not.toHaveURL(walk.address);
  walk.history = [...walk.history.slice(0, walk.at + 1), view];
  walk.at += 1;
}

function chips({ section }: Walk): Locator {
  return section.getByRole("list", { name: "Active filters" }).getByRole("button");
}

/** The sorting in the address: directions only, since its names of columns are no reader's. */
function readSort(page: Page): Array<string> {
  const sort = new URL(page.url()).searchParams.get("sort");
  return sort === null ? [] : sort.split(",").map((text) => text.split(".")[1] ?? "");
}

/** What is on the page after a step: its address, heads, chips, count and rows are the model's. */
async function expectModel(walk: Walk): Promise<void> {
  const { page, section, table } = walk;
  const { sorting, filters } = viewOf(walk);
  const groups = rowsOf(table, viewOf(walk));
  await expect(async () => {
    expect(readSort(page)).toEqual(sorting.map(({ direction }) => direction));
    expect(new URL(page.url()).searchParams.getAll("f")).toHaveLength(filters.length);
    const shown = await readTable(section);
    expect(shown.chips).toEqual(
      filters.map(({ column, operator, value }) => expect.stringContaining(`${column} ${operator} ${value}`)),
    );
    expect(shown.ariaSorts).toEqual(
      table.heads.map(({ label, sorts }) => expectedAriaSort(sorts, saidSorting(walk, sorting), label)),
    );
    expect(shown.count).toEqual({ shown: shown.rows.length, all: table.rows.length });
    expect(shown.rows).toHaveLength(groups.flat().length);
    // The first rows that differ alone: writing out how thousands differ takes longer than to wait for them.
    let from = 0;
    for (const group of groups) {
      const expected = group.map((row) => row.join("|")).toSorted();
      const actual = shown.rows
        .slice(from, from + group.length)
        .map((row) => row.join("|"))
        .toSorted();
      if (actual.join("\n") !== expected.join("\n")) expect(actual).toEqual(expected);
      from += group.length;
    }
  }).toPass({ timeout: 10_000, intervals: [20, 50, 100, 250] });
}

function expectedAriaSort(sorts: boolean, sorting: ReadonlyArray<Sort>, label: string): string | null {
  if (!sorts) return null;
  const direction = sorting.find(({ head }) => head === label)?.direction;
  if (direction === undefined) return "none";
  return direction === "asc" ? "ascending" : "descending";
}

function pick<Value>({ random }: Walk, values: ReadonlyArray<Value>): Value {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new Error("nothing to choose from");
  return value;
}
