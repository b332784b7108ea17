/**
 * A path without the slashes at its end, and nothing of one that has no other character. A regular expression such as
 * `\/+$` would read a run of slashes from each of them to its end: a hundred thousand in an address took minutes.
 */
export function withoutLastSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end--;
  return path.slice(0, end);
}
