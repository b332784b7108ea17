import type { Config } from '@react-router/dev/config';
import { BUILD_FOLDER } from './scripts/vite/build-folder.ts';

export default {
  ssr: true,
  buildDirectory: `${BUILD_FOLDER}/site`,
  // Behind TLS the router cannot know the site's own origin; app/site/forms/read-form.ts looks where a form came from.
  allowedActionOrigins: ['**'],
  // The admin is one application: it needs no calls to learn its own routes.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
