/** `npm run check`: static checks. All of them run, so that one run shows every problem. */
import { runTool } from "./lib/tool.ts";
import { step } from "./lib/command.ts";

/** Generates the types of a Worker's bindings from its configuration. */
const bindings = {
  site: ["types", "app/worker-configuration.d.ts", "--include-runtime=false", "--env-interface=SiteEnv"],
  archive: [
    "types",
    "archive/worker-configuration.d.ts",
    "--include-runtime=false",
    "--env-interface=ArchiveEnv",
    "--config=archive/wrangler.toml",
  ],
};

/** The static checks, ordered by how quickly their findings are fixed. */
const sourceChecks: ReadonlyArray<SourceCheck> = [
  { title: "Format", tool: "oxfmt", args: ["--check"], fix: "npx oxfmt" },
  { title: "Lint", tool: "oxlint", args: [], fix: null },
  ...Object.entries(bindings).map(([worker, args]) => ({
    title: `Bindings of the ${worker}`,
    tool: "wrangler",
    args: [...args, "--check"],
    fix: `npx wrangler ${args.join(" ")}`,
  })),
  typeCheck("Types", "."),
  typeCheck("Types of the site, without Node's", "tsconfig.site.json"),
  typeCheck("Types of the archive's Worker, without Node's and the DOM's", "tsconfig.archive.json"),
  typeCheck("Types of the commands, without the DOM's", "tsconfig.scripts.json"),
  typeCheck("Types of the local runtime", "scripts/lib/workerd/runtime"),
  { title: "Nothing unused", tool: "knip", args: ["--no-progress"], fix: null },
];

function typeCheck(title: string, project: string): SourceCheck {
  return { title, tool: "tsc", packageName: "typescript", args: ["-p", project], fix: null };
}

type SourceCheck = {
  title: string;
  tool: string;
  /** The package that provides the command, if its name differs. */
  packageName?: string;
  args: Array<string>;
  /** The command that fixes findings; null if there is none. */
  fix: string | null;
};

/**
 * Runs all static checks, two at a time since most use one core, and prints their findings.
 *
 * @returns of each check whether it found nothing, in the order of the checks
 */
export async function runSourceChecks(): Promise<Array<{ title: string; passed: boolean }>> {
  const results: Array<{ title: string; passed: boolean }> = [];
  const waiting = sourceChecks.entries();
  async function runInTurn() {
    for (const [index, check] of waiting)
      results[index] = { title: check.title, passed: await passes(check) };
  }
  await Promise.all([runInTurn(), runInTurn()]);
  return results;
}

/** Runs one check and prints its findings. @returns whether there were none */
async function passes({ title, tool, packageName = tool, args, fix }: SourceCheck): Promise<boolean> {
  try {
    await step(title, async (say) => {
      const { code, output } = await runTool(tool, args, { packageName, say });
      if (code !== 0) throw new Error(output.trimEnd());
    });
    return true;
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    if (fix !== null) console.log(`Fix with: ${fix}`);
    return false;
  }
}

if (process.argv[1] === import.meta.filename) {
  const results = await runSourceChecks();
  if (results.some(({ passed }) => !passed)) process.exitCode = 1;
}
