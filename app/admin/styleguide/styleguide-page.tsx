import { data, isRouteErrorResponse } from 'react-router';
import { requestContext } from '../../request-context.ts';
import { NotFoundScreen } from '../layout/not-found-screen.client.tsx';
import type { Route } from './+types/styleguide-page';
import { StyleguideScreen } from './styleguide-screen.client.tsx';

/**
 * The only document of the staff that is not always there. No screen leads to it, so browsers never ask for it alone.
 */
export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(requestContext).showsStyleguide) throw data(null, { status: 404 });
  return null;
}

export default function StyleguidePage() {
  return <StyleguideScreen />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />;
  throw error;
}
