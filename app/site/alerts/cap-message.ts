import { findMessage } from '../../../domain/alerts/messages.ts';
import { siteRequest } from '../../request-context.ts';
import type { Route } from './+types/cap-message';
import { answerCap } from './answer-cap.ts';

/** A CAP message as it was sent (/feeds/cap/….xml), also when another has followed it. */
export async function loader(args: Route.LoaderArgs) {
  const { services } = siteRequest(args);
  const [, id] = /^(.+)\.xml$/.exec(args.params.message) ?? [];
  const message = id ? await findMessage(services.db, id, services.now()) : undefined;
  return answerCap(message, services.siteUrl);
}
