import { z } from '@hono/zod-openapi';

/** What somebody sent, as calls about messages and about one person’s data give it. */
export const sentMessageFields = {
  id: z.string(),
  kind: z.enum(['contact', 'event-proposal']),
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  subject: z.string(),
  body: z.string(),
  details: z.record(z.string(), z.any()),
  state: z.enum(['new', 'done']),
  createdAt: z.string(),
};
