// Keeps the emergency page in the browser, so that it opens without a connection: public/emergency-worker.js. The
// worker answers for that address alone.
void navigator.serviceWorker
  ?.register('/emergency-worker.js', { scope: '/emergency' })
  // A private window, or a site without TLS: the page works as any other does.
  .catch(() => undefined);
