import { useParams } from 'react-router';
import { HistoryScreen } from '../content/history/history-screen.client.tsx';

/** What a page has been. */
export default function PageHistoryPage() {
  const { id = '' } = useParams();
  return <HistoryScreen key={id} typeName="page" id={id} />;
}
