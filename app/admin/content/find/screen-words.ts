import type { Bilingual } from '../../../../domain/text/bilingual.ts';
import { LETTERS_TEXTS } from '../../letters/letters-texts.ts';
import { LINKS_TEXTS } from '../../links/links-texts.ts';
import { ALT_GRID_TEXTS } from '../../media/alt-grid/alt-grid-texts.ts';

/** Screens that stand in no menu, since lists and the first screen lead there. */
export const FURTHER_SCREENS: readonly { href: string; label: Bilingual }[] = [
  {
    href: '/admin/warn',
    label: { el: 'Προειδοποίηση προς τους κατοίκους', en: 'Warn residents' },
  },
  { href: '/admin/media/texts', label: ALT_GRID_TEXTS.title },
  { href: '/admin/links', label: LINKS_TEXTS.title },
  {
    href: '/admin/missed',
    label: { el: 'Διευθύνσεις που δεν βρέθηκαν', en: 'Addresses that were not found' },
  },
  { href: '/admin/letters', label: LETTERS_TEXTS.title },
];

/** What staff call a screen besides its name, in both languages: it is found by these, too. */
export const SCREEN_WORDS: Readonly<Record<string, string>> = {
  '/admin/dashboard':
    'αρχική διαχείρισης, εκκρεμότητες, εργασίες, αντίγραφα ασφαλείας, home, tasks, overview, backup',
  '/admin/warn':
    'έκτακτη ανάγκη, συναγερμός, πυρκαγιά, πλημμύρα, σεισμός, ανακοίνωση τώρα, emergency, alarm, fire',
  '/admin/media':
    'φωτογραφίες, εικόνες, αρχεία, έγγραφα, ανέβασμα, μεταφόρτωση, βιβλιοθήκη εικόνων, pdf, photos, pictures, images, files, documents, upload, library',
  '/admin/media/texts': 'περιγραφές εικόνων, λεζάντες εικόνων, alt, descriptions of pictures',
  '/admin/users':
    'λογαριασμοί, συνάδελφοι, προσωπικό, πρόσκληση, δικαιώματα, ρόλοι, διαχειριστές, accounts, staff, colleagues, invite, roles, permissions',
  '/admin/messages': 'αιτήματα, επικοινωνία, απαντήσεις, προτάσεις, inbox, requests, replies',
  '/admin/newsletter': 'συνδρομητές, αποστολή email, newsletter, mailing, subscribers',
  '/admin/letters': 'emails που δεν έφυγαν, αλληλογραφία, outbox, mail',
  '/admin/drafts': 'ημιτελή, αδημοσίευτα, προγραμματισμένα, unpublished, scheduled, planned',
  '/admin/sets': 'μαζική δημοσίευση, πολλά μαζί, releases, batch, together',
  '/admin/recheck': 'ισχύει ακόμη, παλιά, ανανέωση, λήξη, still true, outdated, review dates',
  '/admin/translations': 'αγγλικά, μετάφραση, english',
  '/admin/bin':
    'διαγραμμένα, σβησμένα, επαναφορά, ανάκτηση, σκουπίδια, deleted, trash, restore, undo',
  '/admin/redirects': 'παλιές διευθύνσεις, url, μεταφορά σελίδας, old addresses, forward',
  '/admin/missed': '404, δεν υπάρχει, not found, errors',
  '/admin/links':
    'σπασμένοι σύνδεσμοι, νεκροί σύνδεσμοι, κακοί σύνδεσμοι, broken links, dead links',
  '/admin/searches': 'συνώνυμα, τι ψάχνουν, synonyms, what visitors search',
  '/admin/audit': 'ποιος άλλαξε, ποιος έκανε τι, καταγραφή, ημερολόγιο, log, who changed',
  '/admin/people': 'gdpr, διαγραφή προσώπου, erase, privacy',
  '/admin/account': 'κωδικός, προφίλ, γλώσσα, συνθηματικό, password, profile, passkey, two steps',
  '/admin/content/news': 'ανακοινώσεις, δελτία τύπου, announcements, press',
  '/admin/content/slide': 'slider, καρουζέλ, διαφάνειες αρχικής, carousel',
  '/admin/content/teaser': 'banner, διαφήμιση, κουτί αρχικής, promo',
  '/admin/content/alert': 'έκτακτα, emergencies',
  '/admin/content/office':
    'ωράριο, αργία, αργίες, τηλέφωνα υπηρεσιών, opening hours, holidays, phones',
  '/admin/content/settings':
    'λογότυπο, έμβλημα, logo, τηλέφωνο του δήμου, τηλέφωνο δημαρχείου, ωράριο δημαρχείου, τοπική αργία, κοινωνικά δίκτυα, facebook, social media, contact details',
  '/admin/content/menu-item': 'πλοήγηση, navigation',
};
