/** A text as HTML and XML show it, between tags and in an attribute with double quotes. */
export function escapeMarkup(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** The text that {@link escapeMarkup} has written so, and the sanitiser, which knows no other names of letters. */
export function unescapeMarkup(markup: string): string {
  return (
    markup
      .replaceAll('&quot;', '"')
      .replaceAll('&gt;', '>')
      .replaceAll('&lt;', '<')
      // The last: a text may speak of `&lt;` itself.
      .replaceAll('&amp;', '&')
  );
}
