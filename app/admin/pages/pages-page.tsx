import { PagesScreen } from './pages-screen.client.tsx';

export default function PagesPage() {
  return <PagesScreen />;
}
