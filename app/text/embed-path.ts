/** Embeds of all pages lie below this path, which any site may frame. */
export const embedRoot = "/embed";

/** True for the path of an embed. */
export function isEmbedPath(pathname: string): boolean {
  return pathname === embedRoot || pathname.startsWith(`${embedRoot}/`);
}
