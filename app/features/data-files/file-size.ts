/** A file's size in words: "15.1 MB", "424 kB". @param bytes more than none */
export function fileSize(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
