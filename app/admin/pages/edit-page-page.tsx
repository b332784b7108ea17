import { useParams } from 'react-router';
import { EditEntryScreen } from '../content/form/entry-screens.client.tsx';

/** 'Edit Page'. */
export default function EditPagePage() {
  const { id = '' } = useParams();
  return <EditEntryScreen key={id} typeName="page" id={id} />;
}
