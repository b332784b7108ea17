import { PromisesScreen } from './promises-screen.client.tsx';

export default function PromisesPage() {
  return <PromisesScreen />;
}
