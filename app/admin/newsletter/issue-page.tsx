import { useParams } from 'react-router';
import { IssueScreen } from './issue-screen.client.tsx';

export default function IssuePage() {
  const { id = '' } = useParams();
  return <IssueScreen key={id} id={id} />;
}
