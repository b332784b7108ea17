import { NotFoundScreen } from './not-found-screen.client.tsx';

export default function AdminNotFound() {
  return <NotFoundScreen />;
}
