import type { CountedPart } from "../season-rules/counted-results.ts";

/** Points are whole numbers of hundredths here, so that sums are exact. */
export const hundredths = 100;

/**
 * The scores of one championship while a season's rest is simulated: rows are drivers or constructors, columns rounds.
 */
export class Championship {
  readonly names: ReadonlyArray<string>;
  private readonly rounds: number;
  private readonly parts: ReadonlyArray<CountedPart>;
  private readonly excluded: ReadonlySet<number>;
  private readonly scores: Int32Array;
  private readonly known: Int32Array;
  private readonly places: Uint16Array;
  private readonly knownPlaces: Uint16Array;
  /** Reused by `counted`, which every simulation calls. */
  private readonly scratch: Int32Array;

  /**
   * @param names drivers, or constructors
   * @param rounds of the whole season
   * @param parts which results count
   * @param excluded who cannot be champion
   */
  constructor(
    names: ReadonlyArray<string>,
    rounds: number,
    parts: ReadonlyArray<CountedPart>,
    excluded: ReadonlySet<string>,
  ) {
    this.names = names;
    this.rounds = rounds;
    this.parts = parts;
    this.excluded = new Set([...names.keys()].filter((row) => excluded.has(names[row] ?? "")));
    this.known = new Int32Array(names.length * rounds);
    this.scores = new Int32Array(names.length * rounds);
    this.knownPlaces = new Uint16Array(names.length * mostPlaces);
    this.places = new Uint16Array(names.length * mostPlaces);
    this.scratch = new Int32Array(rounds);
  }

  /** Adds points that were scored. */
  addActualPoints(row: number, round: number, points: number): void {
    const index = row * this.rounds + round - 1;
    this.known[index] = (this.known[index] ?? 0) + points;
  }

  /** Counts a place that was reached. */
  addActualPlace(row: number, place: number): void {
    if (place <= mostPlaces) count(this.knownPlaces, row, place);
  }

  /** Forgets all that was simulated. */
  reset(): void {
    this.scores.set(this.known);
    this.places.set(this.knownPlaces);
  }

  add(row: number, round: number, points: number): void {
    const index = row * this.rounds + round - 1;
    this.scores[index] = (this.scores[index] ?? 0) + points;
  }

  /** Takes the points where they are more than there were: of a make's cars only the best scored. */
  raiseTo(row: number, round: number, points: number): void {
    const index = row * this.rounds + round - 1;
    this.scores[index] = Math.max(this.scores[index] ?? 0, points);
  }

  addPlace(row: number, place: number): void {
    if (place <= mostPlaces) count(this.places, row, place);
  }

  /** Who is champion by counted points, then by countback; several when all is equal. */
  champions(): Array<number> {
    let best: Array<number> = [];
    let most = 0;
    for (let row = 0; row < this.names.length; row += 1) {
      if (this.excluded.has(row)) continue;
      const points = this.counted(row);
      if (points < most || points === 0) continue;
      const order = points > most ? 1 : this.countback(row, best[0] ?? row);
      if (order > 0) best = [row];
      else if (order === 0) best.push(row);
      most = points;
    }
    return best;
  }

  /**
   * Who can still be champion by arithmetic: with all that is left to win, and nothing for anybody else.
   *
   * @param offers the most that one can score in each round to come, as round and points
   * @param absent rows that will not score any more
   */
  possible(
    offers: ReadonlyArray<readonly [round: number, points: number]>,
    absent: ReadonlySet<number>,
  ): Array<number> {
    this.reset();
    const floors = this.names.map((_, row) => this.counted(row));
    return [...this.names.keys()].filter((row) => {
      if (this.excluded.has(row)) return false;
      const scores = absent.has(row) ? [] : offers;
      for (const [round, points] of scores) {
        this.add(row, round, points);
        if (points > 0) this.addPlace(row, 1);
      }
      const most = this.counted(row);
      const isPossible = floors.every(
        (floor, other) =>
          other === row ||
          this.excluded.has(other) ||
          floor < most ||
          (floor === most && this.countback(row, other) >= 0),
      );
      this.reset();
      return isPossible;
    });
  }

  /** How many have points. */
  scorers(): number {
    return [...this.names.keys()].filter((row) => this.counted(row) > 0).length;
  }

  /** Points that count. */
  counted(row: number): number {
    const from = row * this.rounds;
    let total = 0;
    let after = 0;
    for (const { until, best } of this.parts) {
      const last = Math.min(until, this.rounds);
      const length = last - after;
      for (let index = 0; index < length; index += 1)
        this.scratch[index] = this.scores[from + after + index] ?? 0;
      if (best < length) this.scratch.subarray(0, length).sort();
      for (let index = Math.max(0, length - best); index < length; index += 1)
        total += this.scratch[index] ?? 0;
      after = last;
    }
    return total;
  }

  /** Above 0 when the one has more of the best place in which they differ. */
  private countback(one: number, other: number): number {
    for (let place = 0; place < mostPlaces; place += 1) {
      const difference =
        (this.places[one * mostPlaces + place] ?? 0) - (this.places[other * mostPlaces + place] ?? 0);
      if (difference !== 0) return difference;
    }
    return 0;
  }
}

const mostPlaces = 32;

function count(places: Uint16Array, row: number, place: number): void {
  const index = row * mostPlaces + place - 1;
  places[index] = (places[index] ?? 0) + 1;
}
