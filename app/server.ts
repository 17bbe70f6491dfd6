export { default } from "./edge/entry.ts";
