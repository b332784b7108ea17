import { BinScreen } from './bin-screen.client.tsx';

export default function BinPage() {
  return <BinScreen />;
}
