import { useLocation, useParams } from 'react-router';
import { NewEntryScreen } from './form/entry-screens.client.tsx';

export default function NewEntryPage() {
  const { type = '' } = useParams();
  const { key } = useLocation();
  return <NewEntryScreen key={`${type} ${key}`} typeName={type} />;
}
