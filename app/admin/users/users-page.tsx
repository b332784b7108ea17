import { UsersScreen } from './users-screen.client.tsx';

export default function UsersPage() {
  return <UsersScreen />;
}
