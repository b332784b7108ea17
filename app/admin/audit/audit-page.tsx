import { AuditScreen } from './audit-screen.client.tsx';

export default function AuditPage() {
  return <AuditScreen />;
}
