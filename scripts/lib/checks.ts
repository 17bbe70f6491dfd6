import { runTool } from "./tool.ts";
import { step } from "./step.ts";

/** The checks that read the source and run none of it, in the order in which they are quickest to mend. */
export const sourceChecks = [
  { title: "Format", tool: "oxfmt", args: ["--check"], mend: "npx oxfmt" },
  { title: "Lint", tool: "oxlint", args: [], mend: null },
  { title: "Types", tool: "tsc", packageName: "typescript", args: ["-p", "."], mend: null },
  {
    title: "Types of the local runtime",
    tool: "tsc",
    packageName: "typescript",
    args: ["-p", "scripts/lib/workerd/runtime"],
    mend: null,
  },
  { title: "Nothing unused", tool: "knip", args: ["--no-progress"], mend: null },
];

export type SourceCheck = (typeof sourceChecks)[number];

/** Runs one check; what it found is printed. @returns whether it found nothing */
export async function passes({ title, tool, packageName, args, mend }: SourceCheck): Promise<boolean> {
  try {
    await step(title, async (say) => {
      const { code, output } = await runTool(tool, args, { packageName, say });
      if (code !== 0) throw new Error(output.trimEnd());
    });
    return true;
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    if (mend !== null) console.log(`Mend it with: ${mend}`);
    return false;
  }
}
