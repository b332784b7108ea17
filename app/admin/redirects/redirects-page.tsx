import { RedirectsScreen } from './redirects-screen.client.tsx';

export default function RedirectsPage() {
  return <RedirectsScreen />;
}
