/**
 * How many turns of the event loop others have while something is done. SQLite answers at once, so a loop over
 * thousands of rows keeps every visitor waiting, unless it lets them come between.
 */
export async function countTurns(act: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let next: NodeJS.Immediate;
  const turn = () => {
    turns++;
    next = setImmediate(turn);
  };
  next = setImmediate(turn);
  try {
    await act();
  } finally {
    clearImmediate(next);
  }
  return turns;
}
