import { SetsScreen } from './sets-screen.client.tsx';

export default function SetsPage() {
  return <SetsScreen />;
}
