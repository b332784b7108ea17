import { SubscribersScreen } from './subscribers-screen.client.tsx';

export default function SubscribersPage() {
  return <SubscribersScreen />;
}
