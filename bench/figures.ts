export interface Figure {
  what: string;
  reached: string;
  figure: string;
  met: string;
}

/** What was measured, and whether it is as it is to be. */
export const figures: Figure[] = [];

/** Adds a figure that is to be at most so much. */
export function judge(what: string, value: number, atMost: number, unit: string, digits = 0): void {
  figures.push({
    what,
    reached: `${value.toFixed(digits)} ${unit}`,
    figure: `at most ${atMost} ${unit}`,
    met: value <= atMost ? 'yes' : 'NO',
  });
}
