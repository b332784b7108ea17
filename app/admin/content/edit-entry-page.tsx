import { useParams } from 'react-router';
import { EditEntryScreen } from './form/entry-screens.client.tsx';

export default function EditEntryPage() {
  const { type = '', id = '' } = useParams();
  return <EditEntryScreen key={`${type} ${id}`} typeName={type} id={id} />;
}
