import { isUtf8 } from "node:buffer";
import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";
import { unzipSync } from "fflate";
import { DataError, messageOf } from "../data-error.ts";

/** The files in a zip, read one at a time so that only one is in memory decompressed. */
export type ZipFiles = {
  names: ReadonlySet<string>;
  /** Decompresses one file. @throws DataError if it is missing or damaged */
  read: (name: string) => Uint8Array;
  /** A hash of all names and checksums: the same files give the same fingerprint, whatever their dates. */
  fingerprint: string;
};

/** Limits, in bytes, for the decompressed size of the largest file and of all files. */
type ZipLimits = { file: number; all: number };

/** F1DB's largest file has 4 MB and all 47 together have 26 MB (August 2026). */
const releaseLimits: ZipLimits = { file: 64 * 1024 * 1024, all: 256 * 1024 * 1024 };

/**
 * Opens a zip in memory.
 *
 * @throws DataError if the bytes are not a zip, are truncated, or decompress to more than the limits
 */
export function openZip(bytes: Uint8Array, limits: ZipLimits = releaseLimits): ZipFiles {
  const entries = readDirectory(bytes);
  checkSizes(entries, limits);
  const listing = [...entries].map(([name, { checksum }]) => `${name} ${checksum}`).toSorted();
  return {
    names: new Set(entries.keys()),
    read: (name) => readFile(bytes, name, entries),
    fingerprint: createHash("sha256").update(listing.join("\n")).digest("hex"),
  };
}

/**
 * Relies on the sizes in the directory: fflate decompresses no further than they say, so a wrong one fails the
 * checksum.
 */
function checkSizes(entries: ReadonlyMap<string, Entry>, limits: ZipLimits): void {
  let all = 0;
  for (const [name, { size }] of entries) {
    if (size > limits.file) throw new DataError(`${name} unpacks to more than ${limits.file} bytes`);
    all += size;
  }
  if (all > limits.all) throw new DataError(`the zip unpacks to more than ${limits.all} bytes`);
}

/** Verifies the checksum, which fflate does not. */
function readFile(bytes: Uint8Array, name: string, entries: ReadonlyMap<string, Entry>): Uint8Array {
  const entry = entries.get(name);
  if (entry === undefined) throw new DataError(`${name} is missing in the zip`);
  const content = unpack(bytes, name);
  if (crc32(content) !== entry.checksum) throw new DataError(`${name} is damaged in the zip: wrong checksum`);
  if (!isUtf8(content)) throw new DataError(`${name} is not UTF-8 text`);
  return content;
}

function unpack(bytes: Uint8Array, name: string): Uint8Array {
  try {
    const content = unzipSync(bytes, { filter: (file) => file.name === name })[name];
    if (content !== undefined) return content;
  } catch (error) {
    throw new DataError(`${name} is damaged in the zip: ${messageOf(error)}`);
  }
  throw new DataError(`${name} is damaged in the zip: it cannot be unpacked`);
}

const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;
const endLength = 22;
const longestComment = 0xffff;

/** A file's entry in the directory; `size` is the decompressed size in bytes. */
type Entry = { checksum: number; size: number };

/** Reads the central directory at the end of a zip (PKWARE's APPNOTE, 4.3.12 and 4.3.16). */
function readDirectory(bytes: Uint8Array): Map<string, Entry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === null) {
    const isZip = bytes.length >= 4 && view.getUint32(0, true) === 0x04034b50;
    throw new DataError(isZip ? "the zip ends too early: it is not whole" : "the file is not a zip");
  }
  const entries = new Map<string, Entry>();
  try {
    let at = view.getUint32(end + 16, true);
    for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
      if (view.getUint32(at, true) !== directoryEntry) throw new RangeError("no entry");
      const nameLength = view.getUint16(at + 28, true);
      const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
      entries.set(name, { checksum: view.getUint32(at + 16, true), size: view.getUint32(at + 24, true) });
      at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    }
  } catch (error) {
    if (error instanceof RangeError) throw new DataError("the zip's directory is damaged");
    throw error;
  }
  return entries;
}

function findEnd(view: DataView): number | null {
  const last = view.byteLength - endLength;
  for (let at = last; at >= Math.max(0, last - longestComment); at -= 1) {
    if (view.getUint32(at, true) === endOfDirectory) return at;
  }
  return null;
}
