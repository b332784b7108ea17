import { NewPageScreen } from './page-screens.client.tsx';

export default function NewPagePage() {
  return <NewPageScreen />;
}
