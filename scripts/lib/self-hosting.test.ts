import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./paths.ts";

const folder = join(root, "self-hosting");
const service = join(folder, "f1-statistics.service");
const hasSystemd = spawnSync("systemd-analyze", ["--version"]).status === 0;

type Instruction = { name: string; value: string };

/** The instructions of the last stage of the Containerfile, which is what runs, and those of the stages before it. */
function stages(): Array<Array<Instruction>> {
  const lines = readFileSync(join(folder, "Containerfile"), "utf8").split("\n");
  const found: Array<Array<Instruction>> = [];
  for (const line of lines.filter((each) => each !== "" && !each.startsWith("#"))) {
    const [name = "", ...rest] = line.split(" ");
    if (name === "FROM") found.push([]);
    found.at(-1)?.push({ name, value: rest.join(" ") });
  }
  return found;
}

function valueOf(stage: ReadonlyArray<Instruction>, name: string): string {
  return stage.findLast((instruction) => instruction.name === name)?.value ?? "";
}

test("the container is Debian's with the Node of the project, and what it copies from the source is there", () => {
  for (const stage of stages())
    expect(valueOf(stage, "FROM")).toMatch(/^\S+\/node:24-bookworm-slim(?: AS build)?$/);
  const [build = [], ...later] = stages();
  expect(later).toHaveLength(1);
  const copied = build
    .filter(({ name }) => name === "COPY")
    .flatMap(({ value }) => value.split(" ").slice(0, -1));
  expect(copied).toContain("package-lock.json");
  expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test("the container runs as a user who owns nothing but the state, and starts what `npm start` starts", () => {
  const final = stages().at(-1) ?? [];
  expect(valueOf(final, "USER")).toBe("node");
  // After it, nothing is done as another user.
  expect(final.filter(({ name }) => name === "USER")).toHaveLength(1);
  expect(valueOf(final, "VOLUME")).toBe("/srv/f1-statistics/.wrangler/state");
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  expect(JSON.parse(valueOf(final, "CMD")).join(" ")).toBe(scripts.start);
  expect(readFileSync(service, "utf8")).toContain(`ExecStart=/usr/bin/env ${scripts.start}\n`);
});

test.each([
  [200, 0],
  [503, 1],
])("the container's check says of an answer of %i: %i", async (status, code) => {
  const server = createServer((_request, response) => response.writeHead(status).end());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const [, command = ""] = /CMD (\[.*\])$/.exec(valueOf(stages().at(-1) ?? [], "HEALTHCHECK")) ?? [];
  const [, file] = JSON.parse(command);
  const port = serverPort(server.address());
  const check = spawn(process.execPath, [join(root, file)], { env: { PORT: port } });
  expect((await once(check, "exit"))[0]).toBe(code);
  server.close();
});

function serverPort(address: AddressInfo | string | null): string {
  return String(typeof address === "object" ? address?.port : address);
}

test("systemd takes the unit, and finds it not too open", { skip: !hasSystemd }, () => {
  const verified = spawnSync("systemd-analyze", ["verify", "--man=no", service], { encoding: "utf8" });
  // It looks for the programs that are named, and warns of what it does not know.
  expect({ status: verified.status, stderr: verified.stderr }).toEqual({ status: 0, stderr: "" });
  const exposure = ["security", "--offline=yes", "--threshold=40", service];
  expect(spawnSync("systemd-analyze", exposure, { encoding: "utf8" }).status).toBe(0);
});
