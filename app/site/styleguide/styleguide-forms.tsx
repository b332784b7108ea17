import type { Language } from '../../i18n/language.ts';
import { t } from '../../i18n/language.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { DateInput } from '../../ui/forms/date-input.tsx';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { FilterBar } from '../../ui/forms/filter-bar.tsx';
import { FilterPills } from '../../ui/forms/filter-pills.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { TextArea } from '../../ui/forms/text-area.tsx';
import { TextInput } from '../../ui/forms/text-input.tsx';
import { Mail } from '../../ui/pictures/icons.tsx';
import { Notice } from '../../ui/pieces/notice.tsx';
import { Panel } from '../../ui/pieces/panel.tsx';
import { Sample } from './sample.tsx';

const TEXTS = {
  name: { el: 'Ονοματεπώνυμο', en: 'Full name' },
  phone: { el: 'Τηλέφωνο', en: 'Phone' },
  phoneHint: { el: 'Μόνο αν θέλετε να σας καλέσουμε.', en: 'Only if you would like a call.' },
  emailError: {
    el: 'Γράψτε ένα email, όπως maria@example.gr',
    en: 'Write an email address, like maria@example.gr',
  },
  subject: { el: 'Θέμα', en: 'Subject' },
  general: { el: 'Γενικό ερώτημα', en: 'A general question' },
  message: { el: 'Μήνυμα', en: 'Message' },
  day: { el: 'Ημερομηνία', en: 'Date' },
  consent: {
    el: 'Δέχομαι να χρησιμοποιηθούν τα στοιχεία μου για την απάντηση.',
    en: 'You may use my details to answer me.',
  },
  consentError: { el: 'Χρειαζόμαστε τη συγκατάθεσή σας', en: 'We need your consent' },
  send: { el: 'Αποστολή', en: 'Send' },
  words: { el: 'Τίτλος ή λέξη', en: 'Title or word' },
  category: { el: 'Κατηγορία', en: 'Category' },
  all: { el: 'Όλα', en: 'All' },
  announcements: { el: 'Ανακοινώσεις', en: 'Announcements' },
  projects: { el: 'Έργα', en: 'Projects' },
  tenders: { el: 'Διαγωνισμοί', en: 'Tenders' },
};

const NOTICES = [
  {
    tone: 'info',
    title: { el: 'Αλλαγή ωραρίου τον Αύγουστο', en: 'Different hours in August' },
    text: { el: 'Το ταμείο κλείνει στις 13:00.', en: 'The cash desk closes at 13:00.' },
  },
  {
    tone: 'success',
    title: { el: 'Το μήνυμά σας στάλθηκε', en: 'Your message has been sent' },
    text: { el: 'Θα απαντήσουμε σε τρεις εργάσιμες.', en: 'We answer within three working days.' },
  },
  {
    tone: 'warning',
    title: { el: 'Υψηλός κίνδυνος πυρκαγιάς', en: 'High risk of fire' },
    text: { el: 'Απαγορεύεται η χρήση φωτιάς στο ύπαιθρο.', en: 'No open fires outdoors.' },
  },
  {
    tone: 'error',
    title: { el: 'Η αποστολή δεν έγινε', en: 'Nothing was sent' },
    text: { el: 'Δοκιμάστε ξανά σε λίγο.', en: 'Please try again in a moment.' },
  },
] as const;

/** Fields in their states, filters, and what a form answers. */
export function StyleguideForms({ language }: { language: Language }) {
  return (
    <>
      <Sample name="TextInput, Select, DateInput, TextArea, Checkbox, ErrorSummary, Panel">
        <Panel className="max-w-3xl">
          <form className="grid gap-6 sm:grid-cols-2" noValidate action="#form">
            <div className="sm:col-span-2">
              <ErrorSummary
                language={language}
                takesFocus={false}
                errors={[
                  { field: 'sg-email', message: t(TEXTS.emailError, language) },
                  { field: 'sg-consent', message: t(TEXTS.consentError, language) },
                ]}
              />
            </div>
            <TextInput
              name="sg-name"
              label={t(TEXTS.name, language)}
              language={language}
              autoComplete="name"
              required
            />
            <TextInput
              name="sg-email"
              type="email"
              label="Email"
              language={language}
              autoComplete="email"
              defaultValue="maria@"
              error={t(TEXTS.emailError, language)}
              required
            />
            <TextInput
              name="sg-phone"
              type="tel"
              label={t(TEXTS.phone, language)}
              hint={t(TEXTS.phoneHint, language)}
              language={language}
              autoComplete="tel"
            />
            <Select
              name="sg-subject"
              label={t(TEXTS.subject, language)}
              hint={t(TEXTS.phoneHint, language)}
              language={language}
              options={[{ value: 'general', label: t(TEXTS.general, language) }]}
            />
            <TextArea
              name="sg-message"
              label={t(TEXTS.message, language)}
              language={language}
              className="sm:col-span-2"
              required
            />
            <Checkbox
              name="sg-consent"
              label={t(TEXTS.consent, language)}
              error={t(TEXTS.consentError, language)}
              language={language}
              className="sm:col-span-2"
              required
            />
            <div className="sm:col-span-2">
              <Button type="button">
                <Mail />
                {t(TEXTS.send, language)}
              </Button>
            </div>
          </form>
        </Panel>
      </Sample>
      <Sample name="FilterPills, FilterBar">
        <FilterPills
          label={t(TEXTS.category, language)}
          items={[
            { label: t(TEXTS.all, language), href: '#all', current: true, count: 24 },
            { label: t(TEXTS.announcements, language), href: '#announcements', count: 12 },
            { label: t(TEXTS.projects, language), href: '#projects', count: 8 },
            { label: t(TEXTS.tenders, language), href: '#tenders', count: 4 },
          ]}
        />
        <div className="mt-8">
          <FilterBar action="/styleguide" language={language} resetHref="#filters">
            <TextInput
              name="q"
              type="search"
              label={t(TEXTS.words, language)}
              language={language}
              isFilter
            />
            <Select
              name="category"
              label={t(TEXTS.category, language)}
              language={language}
              isFilter
              options={[{ value: 'all', label: t(TEXTS.all, language) }]}
            />
            <DateInput name="date" label={t(TEXTS.day, language)} language={language} isFilter />
          </FilterBar>
        </div>
      </Sample>
      <Sample name="Notice">
        <div className="grid gap-4 md:grid-cols-2">
          {NOTICES.map((notice) => (
            <Notice key={notice.tone} tone={notice.tone} title={t(notice.title, language)}>
              {t(notice.text, language)}
            </Notice>
          ))}
        </div>
      </Sample>
    </>
  );
}
