import { useParams } from 'react-router';
import { EntriesScreen } from './list/entries-screen.client.tsx';

/** The entries of a content type; a type with a single entry goes straight to its form. */
export default function EntriesPage() {
  const { type = '' } = useParams();
  return <EntriesScreen key={type} typeName={type} />;
}
