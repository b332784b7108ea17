import { ImportScreen } from './import-screen.client.tsx';

export default function ImportPage() {
  return <ImportScreen />;
}
