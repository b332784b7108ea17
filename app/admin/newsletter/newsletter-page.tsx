import { NewsletterScreen } from './newsletter-screen.client.tsx';

export default function NewsletterPage() {
  return <NewsletterScreen />;
}
