import { MessagesScreen } from './messages-screen.client.tsx';

export default function MessagesPage() {
  return <MessagesScreen />;
}
