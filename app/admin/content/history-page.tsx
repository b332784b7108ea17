import { useParams } from 'react-router';
import { HistoryScreen } from './history/history-screen.client.tsx';

/** What an entry has been. */
export default function HistoryPage() {
  const { type = '', id = '' } = useParams();
  return <HistoryScreen key={`${type} ${id}`} typeName={type} id={id} />;
}
