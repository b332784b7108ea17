import { RecheckScreen } from './recheck-screen.client.tsx';

export default function RecheckPage() {
  return <RecheckScreen />;
}
