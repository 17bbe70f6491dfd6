import type { Model } from "./model.ts";
import { ratings, teammates } from "./ratings.ts";
import { titleOdds } from "./title-odds.ts";

/** All models that an import computes. */
export const models: ReadonlyArray<Model> = [ratings, teammates, titleOdds];
