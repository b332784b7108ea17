import { MissedScreen } from './missed-screen.client.tsx';

export default function MissedPage() {
  return <MissedScreen />;
}
