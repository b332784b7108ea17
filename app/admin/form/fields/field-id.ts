import type { Lang } from '../../../../domain/text/bilingual.ts';

/** The `id` of the control of a field, by the path that the API uses in its messages: `title.en`. */
export function fieldId(path: string): string {
  return `field-${path}`;
}

/** The `id` of the box for what a picture shows, by the path of the picture: `gallery.2.image`. */
export function alternativeId(path: string, lang: Lang): string {
  return fieldId(`${path}.alternative.${lang}`);
}

/** The part of a path that a control exists for: `images.2` belongs to `images`. */
function findControl(path: string): HTMLElement | null {
  for (let part = path; part; part = part.slice(0, Math.max(0, part.lastIndexOf('.')))) {
    const control = document.getElementById(fieldId(part));
    if (control) return control;
  }
  // A message about a whole bilingual field belongs to its first control.
  return document.querySelector<HTMLElement>(`[id^="${CSS.escape(fieldId(path))}."]`);
}

/** Focuses the control that comes first on the screen among those with errors, after the next render. */
export function focusFirstError(paths: string[]): void {
  requestAnimationFrame(() => {
    const controls = paths.flatMap((path) => findControl(path) ?? []);
    controls.sort((a, b) =>
      a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
    controls[0]?.focus();
  });
}
