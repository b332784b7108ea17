/** A bilingual text, with where it stands. */
export interface FoundText {
  where: string;
  el: string;
  en: string;
}

/** Every bilingual text below a value. */
export function textsIn(where: string, value: unknown): FoundText[] {
  if (typeof value !== 'object' || value === null) return [];
  const { el, en } = value as Partial<FoundText>;
  if (typeof el === 'string' && typeof en === 'string') return [{ where, el, en }];
  return Object.entries(value).flatMap(([name, one]) => textsIn(`${where}.${name}`, one));
}
