import { LinksScreen } from './links-screen.client.tsx';

export default function LinksPage() {
  return <LinksScreen />;
}
