import { MapsScreen } from './maps-screen.client.tsx';

export default function MapsPage() {
  return <MapsScreen />;
}
