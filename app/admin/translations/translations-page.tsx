import { TranslationsScreen } from './translations-screen.client.tsx';

export default function TranslationsPage() {
  return <TranslationsScreen />;
}
