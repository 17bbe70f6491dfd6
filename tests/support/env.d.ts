/**
 * The root configuration includes the archive's bindings, but not all of the Workers' types: they clash with the DOM's.
 */
type D1Database = import("@cloudflare/workers-types").D1Database;

/** The minified script of axe: a browser reads it in half the time. */
declare module "axe-core/axe.min.js" {
  export { default } from "axe-core";
}
