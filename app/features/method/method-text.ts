import source from "../../../docs/method.md?raw";
import { readPage } from "./markdown.ts";

/** The definitions that every figure follows: docs/method.md, which is their one text. */
export const method = readPage(source);
