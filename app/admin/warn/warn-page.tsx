import { WarnScreen } from './warn-screen.client.tsx';

export default function WarnPage() {
  return <WarnScreen />;
}
