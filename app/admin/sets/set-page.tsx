import { useParams } from 'react-router';
import { SetScreen } from './set-screen.client.tsx';

/** One publishing set. */
export default function SetPage() {
  const { id = '' } = useParams();
  return <SetScreen key={id} id={id} />;
}
