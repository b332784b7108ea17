import { LaunchScreen } from './launch-screen.client.tsx';

export default function LaunchPage() {
  return <LaunchScreen />;
}
