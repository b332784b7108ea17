import { useLocation } from 'react-router';
import { NewEntryScreen } from '../content/form/entry-screens.client.tsx';

/** 'Create New Page' (specification, section 2, Page editor). */
export default function NewPagePage() {
  const { key } = useLocation();
  return <NewEntryScreen key={key} typeName="page" />;
}
