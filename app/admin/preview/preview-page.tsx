import { useParams } from 'react-router';
import { PreviewScreen } from './preview-screen.client.tsx';

/** The working copy of an entry as the public would see it. */
export default function PreviewPage() {
  const { type = '', id = '' } = useParams();
  return <PreviewScreen key={`${type} ${id}`} typeName={type} id={id} />;
}
