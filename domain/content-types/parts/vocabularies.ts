/**
 * The words by which services, news, documents and offices are grouped: one list each, for every type that has them.
 */

/** What something is about. */
export const TOPICS = [
  {
    value: 'registry',
    label: { el: 'Πιστοποιητικά και ληξιαρχείο', en: 'Certificates and civil registry' },
  },
  {
    value: 'environment',
    label: { el: 'Καθαριότητα και περιβάλλον', en: 'Waste and environment' },
  },
  { value: 'water', label: { el: 'Ύδρευση και αποχέτευση', en: 'Water and sewerage' } },
  { value: 'infrastructure', label: { el: 'Υποδομές', en: 'Infrastructure' } },
  { value: 'transport', label: { el: 'Συγκοινωνία και στάθμευση', en: 'Transport and parking' } },
  { value: 'payments', label: { el: 'Οφειλές και πληρωμές', en: 'Charges and payments' } },
  { value: 'building', label: { el: 'Πολεοδομία και ακίνητα', en: 'Planning and property' } },
  { value: 'business', label: { el: 'Επιχειρήσεις', en: 'Business' } },
  { value: 'social', label: { el: 'Κοινωνία', en: 'Community' } },
  { value: 'education', label: { el: 'Παιδεία', en: 'Education' } },
  { value: 'culture', label: { el: 'Πολιτισμός και αθλητισμός', en: 'Culture and sport' } },
  { value: 'tourism', label: { el: 'Τουρισμός', en: 'Tourism' } },
  {
    value: 'administration',
    label: { el: 'Διοίκηση και εξυπηρέτηση', en: 'Administration and help' },
  },
] as const;

/** What happens in a life when one needs the municipality. */
export const LIFE_EVENTS = [
  { value: 'birth', label: { el: 'Απόκτηση παιδιού', en: 'Having a child' } },
  { value: 'school', label: { el: 'Έναρξη του σχολείου', en: 'Starting school' } },
  { value: 'wedding', label: { el: 'Γάμος', en: 'Getting married' } },
  { value: 'moving', label: { el: 'Μετακόμιση', en: 'Moving house' } },
  { value: 'property', label: { el: 'Αγορά ή πώληση ακινήτου', en: 'Buying or selling property' } },
  { value: 'driving', label: { el: 'Οδήγηση και στάθμευση', en: 'Driving and parking' } },
  { value: 'business', label: { el: 'Έναρξη επιχείρησης', en: 'Starting a business' } },
  { value: 'hardship', label: { el: 'Οικονομική δυσκολία', en: 'Money trouble' } },
  { value: 'care', label: { el: 'Φροντίδα ηλικιωμένου ή ασθενούς', en: 'Caring for someone' } },
  { value: 'death', label: { el: 'Απώλεια συγγενούς', en: 'A death in the family' } },
] as const;

/** For whom something is made in particular. */
export const GROUPS = [
  { value: 'families', label: { el: 'Οικογένειες', en: 'Families' } },
  { value: 'older-people', label: { el: 'Ηλικιωμένοι', en: 'Older people' } },
  { value: 'disabilities', label: { el: 'Άτομα με αναπηρία', en: 'People with disabilities' } },
  { value: 'newcomers', label: { el: 'Νέοι κάτοικοι', en: 'New residents' } },
  { value: 'owners', label: { el: 'Ιδιοκτήτες ακινήτων', en: 'Property owners' } },
  { value: 'businesses', label: { el: 'Επιχειρήσεις', en: 'Businesses' } },
] as const;

/** How one gets a service. */
export const CHANNELS = [
  { value: 'online', label: { el: 'Ηλεκτρονικά', en: 'Online' } },
  { value: 'person', label: { el: 'Με επίσκεψη', en: 'In person' } },
  { value: 'phone', label: { el: 'Τηλεφωνικά', en: 'By phone' } },
  { value: 'email', label: { el: 'Με email', en: 'By email' } },
  { value: 'post', label: { el: 'Ταχυδρομικά', en: 'By post' } },
] as const;
