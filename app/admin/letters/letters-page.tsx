import { LettersScreen } from './letters-screen.client.tsx';

export default function LettersPage() {
  return <LettersScreen />;
}
