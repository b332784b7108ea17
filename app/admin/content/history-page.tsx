import { useParams } from 'react-router';
import { HistoryScreen } from './history/history-screen.client.tsx';

/** The history of an entry. */
export default function HistoryPage() {
  const { type = '', id = '' } = useParams();
  return <HistoryScreen key={`${type} ${id}`} typeName={type} id={id} />;
}
