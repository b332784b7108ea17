import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

// Only the admin sends this script: public pages have islands instead.
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
