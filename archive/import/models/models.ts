import type { Model } from "./model.ts";
import { ratings } from "./ratings.ts";
import { teammates } from "./teammates.ts";

/** All models that an import computes. */
export const models: ReadonlyArray<Model> = [ratings, teammates];
