import { findLatestAt, findLatestOf } from '../../../domain/alerts/messages.ts';
import { findAlert } from '../../../domain/alerts/reading.ts';
import { siteRequest } from '../../request-context.ts';
import type { Route } from './+types/alert-cap';
import { answerCap } from './answer-cap.ts';

/**
 * The last CAP message about a warning (/feeds/alerts/…/cap.xml), once it has begun: whoever follows this address
 * learns of each change, and that it was withdrawn.
 */
export async function loader(args: Route.LoaderArgs) {
  const { services } = siteRequest(args);
  const { slug } = args.params;
  const now = services.now();
  const alert = await findAlert(services.db, slug);
  const message = alert
    ? await findLatestOf(services.db, alert.id, now)
    : await findLatestAt(services.db, slug, now);
  return answerCap(message, services.siteUrl);
}
