import { stateOf } from '../../../domain/alerts/alert-times.ts';
import { findAlert } from '../../../domain/alerts/reading.ts';
import { siteRequest } from '../../request-context.ts';
import type { Route } from './+types/alert-cap';
import { writeCap } from './cap-document.ts';
import { loadCap } from './load-cap.ts';

/** A warning as a CAP message (/feeds/alerts/…/cap.xml), once it has begun. */
export async function loader(args: Route.LoaderArgs) {
  const { services } = siteRequest(args);
  const alert = await findAlert(services.db, args.params.slug);
  if (!alert || stateOf(alert.data, services.now()) === 'ahead') {
    return new Response('Not found', { status: 404 });
  }
  const [cap] = await loadCap(services, [alert]);
  if (!cap) return new Response('Not found', { status: 404 });
  return new Response(writeCap(cap.alert, cap.around), {
    headers: { 'Content-Type': 'application/cap+xml; charset=utf-8' },
  });
}
