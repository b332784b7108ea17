import { useParams } from 'react-router';
import { EditIssueScreen } from './edit-issue-screen.client.tsx';

export default function EditIssuePage() {
  const { id = '' } = useParams();
  return <EditIssueScreen key={id} id={id} />;
}
