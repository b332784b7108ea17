import { slide } from '../../domain/content-types/slide.ts';
import { seedEntries } from './seed-entry.ts';

/** The four slides of the home page. */
export const slideSeed = seedEntries(slide, [
  {
    slug: 'aigio',
    isSample: true,
    data: {
      title: { el: 'Καλώς ήρθατε στην Αιγιάλεια', en: 'Welcome to Aigialeia' },
      description: {
        el: 'Από το λιμάνι του Αιγίου ως τις κορυφές του Χελμού: ένας δήμος ανάμεσα σε θάλασσα και βουνό.',
        en: 'From the harbour of Aigio to the peaks of Mount Chelmos: a municipality between sea and mountain.',
      },
      image: 'aigio-harbour',
      link: '/municipality',
      linkText: { el: 'Γνωρίστε τον Δήμο', en: 'About the municipality' },
    },
  },
  {
    slug: 'vouraikos',
    isSample: true,
    data: {
      title: { el: 'Το φαράγγι του Βουραϊκού', en: 'The Vouraikos Gorge' },
      description: {
        el: 'Γέφυρες, σήραγγες και κάθετα βράχια, στη διαδρομή του ιστορικού Οδοντωτού.',
        en: 'Bridges, tunnels and sheer cliffs, along the line of the historic rack railway.',
      },
      image: 'vouraikos-railway',
      link: '/tourism/nature/vouraikos-gorge',
      linkText: { el: 'Εξερευνήστε το φαράγγι', en: 'Explore the gorge' },
    },
  },
  {
    slug: 'beaches',
    isSample: true,
    data: {
      title: { el: 'Μια ακτή γεμάτη φως', en: 'A coast full of light' },
      description: {
        el: 'Παραλίες με βότσαλο και καθαρά νερά, από το Λαμπίρι ως τα Μαύρα Λιθάρια.',
        en: 'Pebble beaches and clear water, from Lampiri to Mavra Litharia.',
      },
      image: 'akrata-pines',
      link: '/tourism/beaches',
      linkText: { el: 'Δείτε τις παραλίες', en: 'See the beaches' },
    },
  },
  {
    slug: 'services',
    isSample: true,
    data: {
      title: { el: 'Οι υπηρεσίες του Δήμου, απλά', en: 'Your municipality, made simple' },
      description: {
        el: 'Πιστοποιητικά, πληρωμές και αιτήσεις: όλα όσα χρειάζεστε, συγκεντρωμένα και κατανοητά.',
        en: 'Certificates, payments and applications: what you need, in one place and in plain words.',
      },
      image: 'lighthouse',
      link: '/services',
      linkText: { el: 'Βρείτε μια υπηρεσία', en: 'Find a service' },
    },
  },
]);
