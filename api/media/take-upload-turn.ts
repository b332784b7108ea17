import type { MiddlewareHandler } from 'hono';
import { UploadTurns } from '../../domain/media/uploads/upload-turns.ts';
import type { ApiEnv } from '../env.ts';

/**
 * Files are held in memory one of each account at a time; see {@link UploadTurns}. Comes after the caller is known, who
 * may have lost the account by the time of their turn.
 */
export function takeUploadTurn(): MiddlewareHandler<ApiEnv> {
  const turns = new UploadTurns();
  return async (c, next) => {
    const end = await turns.take(c.get('acting').by.id);
    try {
      await c.get('stillMay')();
      await next();
    } finally {
      end();
    }
  };
}
