interface Placed {
  word: string;
  /** Its place among all as they were added. */
  at: number;
}

/** More new words at once are sorted in with all others: putting each in its place moves those behind it. */
const MOST_INSERTED = 100;

/** Words of which those with a beginning are found without looking at all. Each is added once. */
export class SortedWords {
  #sorted: Placed[] = [];
  #added: Placed[] = [];

  add(word: string): void {
    this.#added.push({ word, at: this.#sorted.length + this.#added.length });
  }

  /** The words that begin so, in the order in which they were added. */
  startingWith(beginning: string): string[] {
    this.#sortIn();
    const found: Placed[] = [];
    for (let place = this.#placeOf(beginning); ; place++) {
      const one = this.#sorted[place];
      if (!one?.word.startsWith(beginning)) break;
      found.push(one);
    }
    return found.sort((a, b) => a.at - b.at).map(({ word }) => word);
  }

  #sortIn(): void {
    if (this.#added.length > MOST_INSERTED) {
      this.#sorted = [...this.#sorted, ...this.#added].sort((a, b) => (a.word < b.word ? -1 : 1));
    } else {
      for (const one of this.#added) this.#sorted.splice(this.#placeOf(one.word), 0, one);
    }
    this.#added = [];
  }

  /** The place of the first word that is not before a text. */
  #placeOf(text: string): number {
    let first = 0;
    let end = this.#sorted.length;
    while (first < end) {
      const middle = (first + end) >> 1;
      if ((this.#sorted[middle] as Placed).word < text) first = middle + 1;
      else end = middle;
    }
    return first;
  }
}
