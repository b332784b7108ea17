import { useParams } from 'react-router';
import { SetPreviewScreen } from './set-preview-screen.client.tsx';

/** The public site with all entries of a set. */
export default function SetPreviewPage() {
  const { id = '' } = useParams();
  return <SetPreviewScreen key={id} id={id} />;
}
