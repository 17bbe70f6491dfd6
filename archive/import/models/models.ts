import type { Model } from "./model.ts";
import { ratings } from "./ratings.ts";

/** All models that an import computes. */
export const models: ReadonlyArray<Model> = [ratings];
