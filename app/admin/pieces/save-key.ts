/** What of a key's event says which key it was, React's and the browser's alike. */
type Pressed = Pick<KeyboardEvent, 'code' | 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Whether Ctrl+S was pressed. It is known by its place, too, since it writes σ on a Greek keyboard. */
export function isSaveKey({ code, key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): boolean {
  const isS = code === 'KeyS' || key.toLowerCase() === 's';
  return isS && (ctrlKey || metaKey) && !altKey && !shiftKey;
}
