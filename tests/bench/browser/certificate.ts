import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { Refusal } from "../../../scripts/lib/command.ts";

/** Chromium's word for it: the certificate of the bench is signed by nobody. */
export const trustAnyCertificate = "--ignore-certificate-errors";

/** A certificate for `localhost` that lives a day, and its key: browsers speak HTTP/2 with nobody who has none. */
export async function makeCertificate(): Promise<{ key: Buffer; cert: Buffer }> {
  const folder = await mkdtemp(join(tmpdir(), "f1-bench-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const asked =
    "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=localhost " +
    "-addext subjectAltName=DNS:localhost";
  try {
    await promisify(execFile)("openssl", [...asked.split(" "), "-keyout", key, "-out", cert]);
    return { key: await readFile(key), cert: await readFile(cert) };
  } catch (cause) {
    throw new Refusal("openssl could not make a certificate, which a visit over HTTP/2 needs", { cause });
  } finally {
    await rm(folder, { recursive: true });
  }
}
