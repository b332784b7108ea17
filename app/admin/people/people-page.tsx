import { PeopleScreen } from './people-screen.client.tsx';

export default function PeoplePage() {
  return <PeopleScreen />;
}
