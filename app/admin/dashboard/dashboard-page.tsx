import { DashboardScreen } from './dashboard-screen.client.tsx';

export default function DashboardPage() {
  return <DashboardScreen />;
}
