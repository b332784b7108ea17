import { NewIssueScreen } from './edit-issue-screen.client.tsx';

export default function NewIssuePage() {
  return <NewIssueScreen />;
}
