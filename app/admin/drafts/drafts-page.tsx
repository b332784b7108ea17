import { DraftsScreen } from './drafts-screen.client.tsx';

export default function DraftsPage() {
  return <DraftsScreen />;
}
