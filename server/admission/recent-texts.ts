/** A set of texts of which at most so many are remembered: of more, those that were added longest ago are forgotten. */
export class RecentTexts {
  readonly #most: number;
  readonly #texts = new Set<string>();

  constructor(most: number) {
    this.#most = most;
  }

  has(text: string): boolean {
    return this.#texts.has(text);
  }

  add(text: string): void {
    // Put in anew, it is the last to be forgotten.
    this.#texts.delete(text);
    this.#texts.add(text);
    if (this.#texts.size <= this.#most) return;
    const [oldest] = this.#texts;
    this.#texts.delete(oldest as string);
  }

  delete(text: string): void {
    this.#texts.delete(text);
  }

  get size(): number {
    return this.#texts.size;
  }
}
