/** The minified script of axe: a browser reads it in half the time. */
declare module "axe-core/axe.min.js" {
  export { default } from "axe-core";
}
