import { AltGridScreen } from './alt-grid-screen.client.tsx';

export default function AltGridPage() {
  return <AltGridScreen />;
}
