import { AccountScreen } from './account-screen.client.tsx';

export default function AccountPage() {
  return <AccountScreen />;
}
