import { EntriesScreen } from '../content/list/entries-screen.client.tsx';

/** The list of pages (specification, section 2, Pages list). */
export default function PagesPage() {
  return <EntriesScreen typeName="page" />;
}
