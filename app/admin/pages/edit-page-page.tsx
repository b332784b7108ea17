import { useParams } from 'react-router';
import { EditPageScreen } from './page-screens.client.tsx';

export default function EditPagePage() {
  const { id = '' } = useParams();
  return <EditPageScreen key={id} id={id} />;
}
