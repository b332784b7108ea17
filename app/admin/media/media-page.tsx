import { MediaScreen } from './media-screen.client.tsx';

export default function MediaPage() {
  return <MediaScreen />;
}
