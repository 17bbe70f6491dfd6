import type { Model } from "./model.ts";
import { ratings } from "./ratings.ts";
import { teammates } from "./teammates.ts";
import { titleOdds } from "./title-odds.ts";

/** All models that an import computes. */
export const models: ReadonlyArray<Model> = [ratings, teammates, titleOdds];
