/** Where the journeys find the site, and who may sign in there. */
export const E2E_PORT = Number(process.env.E2E_PORT ?? 3917);

export const ADMIN = { email: 'admin@example.org', password: 'olive-harbour-lantern' };
