import { z } from '@hono/zod-openapi';
import type { ContentType } from '../../domain/content/model/content-type.ts';
import { findContentType } from '../../domain/content-types/all.ts';
import { notFound } from '../../domain/errors.ts';

export const typeParams = z.object({ type: z.string().max(60) });
export const entryParams = typeParams.extend({ id: z.string().min(1).max(100) });

/** The content type that an address names. Throws 'not-found'. */
export function getType(name: string): ContentType {
  const type = findContentType(name);
  if (!type) {
    throw notFound({
      el: 'Δεν υπάρχει τέτοιο είδος περιεχομένου.',
      en: 'There is no such content type.',
    });
  }
  return type;
}
