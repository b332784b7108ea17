// Sent in development alone, by every page (app/root.tsx).

// Vite's client waits for a server that restarts in a worker made of a blob, which the content security
// policy forbids. Where there are no such workers it waits in the page.
Reflect.deleteProperty(globalThis, 'SharedWorker');

// The admin has Vite's hot updates. Public pages are made on the server: they are asked for once more.
const madeAt = document.querySelector<HTMLScriptElement>('script[data-made-at]')?.dataset.madeAt;
if (madeAt !== undefined) {
  import.meta.hot?.on('dimos:changed', () => location.reload());
  import.meta.hot?.send('dimos:made', { at: madeAt });
}
