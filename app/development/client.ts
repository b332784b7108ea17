// Every page sends this, only in development (app/root.tsx).

// Vite's client waits for a restarting server in a worker made from a blob, which the content security policy
// forbids. Without shared workers it waits in the page.
Reflect.deleteProperty(globalThis, 'SharedWorker');

// The admin has Vite's hot updates. Public pages are made on the server, so they are loaded again.
const madeAt = document.querySelector<HTMLScriptElement>('script[data-made-at]')?.dataset.madeAt;
if (madeAt !== undefined) {
  import.meta.hot?.on('dimos:changed', () => location.reload());
  import.meta.hot?.send('dimos:made', { at: madeAt });
}
