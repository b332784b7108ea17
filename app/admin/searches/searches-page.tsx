import { SearchesScreen } from './searches-screen.client.tsx';

export default function SearchesPage() {
  return <SearchesScreen />;
}
