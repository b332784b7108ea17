/** Time for the lock of a page that is just being left to be given back. */
const SETTLING_MS = 400;

const nameOf = (id: string) => `kept-copy:${id}`;

/** An id of a form, which nobody guesses: 22 characters of base64url. */
export function newFormId(): string {
  // Not randomUUID, which browsers have only where the line is encrypted.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/**
 * Tells the other tabs of this browser that a form is open here, for as long as this tab lives. Returns what ends it.
 * Where the browser has no locks (an unencrypted line), the others are told nothing.
 */
export function holdForm(id: string): () => void {
  let release = () => {};
  const isHeld = new Promise<void>((resolve) => {
    release = resolve;
  });
  navigator.locks?.request(nameOf(id), () => isHeld).catch(() => undefined);
  return release;
}

/** Which of these forms are open in another tab of this browser. */
export async function findOpenElsewhere(ids: readonly string[]): Promise<Set<string>> {
  const open = await heldOf(ids);
  if (open.size === 0) return open;
  // After a reload the page before may hold its lock for a moment more.
  await new Promise((resolve) => setTimeout(resolve, SETTLING_MS));
  return heldOf(ids);
}

async function heldOf(ids: readonly string[]): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const names = new Set(held.map(({ name }) => name));
  return new Set(ids.filter((id) => names.has(nameOf(id))));
}
