import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";

/** What Linux says of a process; other systems say nothing, and null stands for it. */

/** Ticks of the processor's clock in a second: the kernel counts a process's time in them. */
const ticksPerSecond = 100;

/** The workerd processes that a process has started; this one unless another is named. */
export function ownWorkerds(parent: number = process.pid): Array<number> {
  if (!existsSync("/proc/self/stat")) return [];
  const processes = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return processes.map(Number).filter((pid) => {
    const [name, rest] = stat(pid);
    return name === "workerd" && Number(rest[1]) === parent;
  });
}

/** The processor's time that a process has had so far, in milliseconds. */
export function cpuMs(pid: number | null): number | null {
  if (pid === null) return null;
  const [, rest] = stat(pid);
  return ((Number(rest[11]) + Number(rest[12])) * 1000) / ticksPerSecond;
}

/** Begins a new count of a process's peak memory. */
export function forgetPeak(pid: number | null): void {
  if (pid !== null) writeFileSync(`/proc/${pid}/clear_refs`, "5");
}

/** The most memory that a process has had since `forgetPeak`, in MiB. */
export function peakMiB(pid: number | null): number | null {
  if (pid === null) return null;
  const peak = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return peak === undefined ? null : Number(peak) / 1024;
}

/** A process's name, and the fields of its `stat` after the name (proc_pid_stat(5)); empty for one that is gone. */
function stat(pid: number): [name: string, rest: Array<string>] {
  try {
    const [, name = "", rest = ""] =
      /^\d+ \((.*)\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
    return [name, rest.split(" ")];
  } catch {
    return ["", []];
  }
}
