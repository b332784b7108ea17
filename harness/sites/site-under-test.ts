/** Where the journeys find the site, and who may sign in there. */
export const E2E_PORT = Number(process.env.E2E_PORT ?? 3917);

/** Where the site sends mail to: nothing listens there but the journeys that say so. */
export const E2E_SMTP_PORT = E2E_PORT + 1;

export const ADMIN = { email: 'admin@example.org', password: 'olive-harbour-lantern' };

/** Where the site keeps its data, as a path from the project's folder. */
export const DATA_DIR = process.env.E2E_DATA_DIR ?? './data/e2e';
