import { useParams } from 'react-router';
import { HistoryScreen } from '../content/history/history-screen.client.tsx';

/** The history of a page. */
export default function PageHistoryPage() {
  const { id = '' } = useParams();
  return <HistoryScreen key={id} typeName="page" id={id} />;
}
