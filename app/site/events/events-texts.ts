/** What the events screens say besides their content. */
export const EVENTS_TEXTS = {
  lead: {
    el: 'Μουσική, περίπατοι, γιορτές και συναντήσεις σε όλο τον Δήμο.',
    en: 'Music, walks, festivals and meetings all over the municipality.',
  },
  more: { el: 'Περισσότερες Πληροφορίες', en: 'More information' },
  submit: { el: 'Υποβολή Εκδήλωσης', en: 'Submit an event' },
  submitLead: {
    el: 'Οργανώνετε κάτι ανοιχτό σε όλους; Στείλτε το για να μπει στο πρόγραμμα.',
    en: 'Are you organising something open to all? Send it in for the programme.',
  },
  views: { el: 'Προβολή', en: 'View' },
  upcoming: { el: 'Προσεχείς', en: 'Upcoming' },
  calendar: { el: 'Ημερολόγιο', en: 'Calendar' },
  past: { el: 'Παλαιότερες', en: 'Past' },
  noneUpcoming: { el: 'Δεν υπάρχουν προσεχείς εκδηλώσεις', en: 'No upcoming events' },
  noneUpcomingText: {
    el: 'Το πρόγραμμα ανανεώνεται συχνά. Δείτε τι έγινε πρόσφατα ή προτείνετε μια εκδήλωση.',
    en: 'The programme changes often. See what has been on recently, or propose an event.',
  },
  nonePast: { el: 'Δεν υπάρχουν παλαιότερες εκδηλώσεις', en: 'No past events' },
  nonePastText: {
    el: 'Όσες ολοκληρώνονται θα μένουν εδώ.',
    en: 'Those that are over will be kept here.',
  },
  noneInMonth: { el: 'Καμία εκδήλωση αυτόν τον μήνα', en: 'No events this month' },
  noneInMonthText: {
    el: 'Δείτε τον επόμενο μήνα ή όλες τις προσεχείς.',
    en: 'Look at the next month, or at everything that is coming up.',
  },
  showUpcoming: { el: 'Προσεχείς εκδηλώσεις', en: 'Upcoming events' },
  showPast: { el: 'Παλαιότερες εκδηλώσεις', en: 'Past events' },
};

export const CALENDAR_TEXTS = {
  days: { el: 'Ημέρες', en: 'Days' },
  previous: { el: 'Προηγούμενος μήνας', en: 'Previous month' },
  next: { el: 'Επόμενος μήνας', en: 'Next month' },
  months: { el: 'Μήνες', en: 'Months' },
  caption: { el: 'Εκδηλώσεις ανά ημέρα', en: 'Events by day' },
  today: { el: 'σήμερα', en: 'today' },
  list: { el: 'Οι εκδηλώσεις του μήνα', en: 'Events of the month' },
};

/** Days of the week from Monday: short for the eye, whole for the ear. */
export const WEEKDAYS = [
  { short: { el: 'Δευ', en: 'Mon' }, whole: { el: 'Δευτέρα', en: 'Monday' } },
  { short: { el: 'Τρί', en: 'Tue' }, whole: { el: 'Τρίτη', en: 'Tuesday' } },
  { short: { el: 'Τετ', en: 'Wed' }, whole: { el: 'Τετάρτη', en: 'Wednesday' } },
  { short: { el: 'Πέμ', en: 'Thu' }, whole: { el: 'Πέμπτη', en: 'Thursday' } },
  { short: { el: 'Παρ', en: 'Fri' }, whole: { el: 'Παρασκευή', en: 'Friday' } },
  { short: { el: 'Σάβ', en: 'Sat' }, whole: { el: 'Σάββατο', en: 'Saturday' } },
  { short: { el: 'Κυρ', en: 'Sun' }, whole: { el: 'Κυριακή', en: 'Sunday' } },
];

export const EVENT_TEXTS = {
  facts: { el: 'Με μια ματιά', en: 'At a glance' },
  unit: { el: 'Δημοτική ενότητα', en: 'Municipal unit' },
  address: { el: 'Διεύθυνση', en: 'Address' },
  cost: { el: 'Είσοδος', en: 'Admission' },
  organiser: { el: 'Διοργάνωση', en: 'Organiser' },
  link: { el: 'Σχετικός σύνδεσμος', en: 'Related link' },
  addToCalendar: { el: 'Προσθήκη στο ημερολόγιο', en: 'Add to calendar' },
  isOver: { el: 'Η εκδήλωση έχει ολοκληρωθεί.', en: 'This event is over.' },
  over: { el: 'Ολοκληρώθηκε', en: 'Over' },
  isOn: { el: 'Σε εξέλιξη', en: 'On now' },
  isCancelled: { el: 'Ακυρώθηκε', en: 'Cancelled' },
  isCancelledText: {
    el: 'Η εκδήλωση ακυρώθηκε και δεν θα γίνει.',
    en: 'This event is cancelled and will not take place.',
  },
  wasCancelled: {
    el: 'Η εκδήλωση είχε ακυρωθεί και δεν έγινε.',
    en: 'This event was cancelled and did not take place.',
  },
  repeats: { el: 'Επανάληψη', en: 'Repeats' },
  dates: { el: 'Ημερομηνίες', en: 'Dates' },
  moreDates: { el: 'Και οι επόμενες ημερομηνίες', en: 'Later dates' },
  notOn: { el: 'Δεν γίνεται', en: 'Not on' },
  isMoved: { el: 'Αλλάζει', en: 'Changed' },
  others: { el: 'Άλλες προσεχείς εκδηλώσεις', en: 'Other upcoming events' },
  all: { el: 'Όλες οι εκδηλώσεις', en: 'All events' },
};

export const FILTER_TEXTS = {
  filters: { el: 'Φίλτρα', en: 'Filters' },
  unit: { el: 'Δημοτική ενότητα', en: 'Municipal unit' },
  category: { el: 'Είδος', en: 'Kind' },
  audience: { el: 'Για ποιους', en: 'For whom' },
  all: { el: 'Όλα', en: 'All' },
  submit: { el: 'Εφαρμογή', en: 'Apply' },
  none: { el: 'Καμία εκδήλωση με αυτά τα φίλτρα', en: 'No events with these filters' },
  noneText: {
    el: 'Διαλέξτε λιγότερα φίλτρα ή δείτε όλες τις εκδηλώσεις.',
    en: 'Choose fewer filters, or see all events.',
  },
  clear: { el: 'Καθαρισμός φίλτρων', en: 'Clear filters' },
  years: { el: 'Έτος', en: 'Year' },
  allOnDay: { el: 'Εκδηλώσεις της ημέρας', en: 'Events of the day' },
  noneOnDay: { el: 'Καμία εκδήλωση αυτή την ημέρα', en: 'No events on this day' },
  noneOnDayText: {
    el: 'Δείτε τις άλλες ημέρες του μήνα ή όλες τις προσεχείς.',
    en: 'Look at the other days of the month, or at everything that is coming up.',
  },
  toMonth: { el: 'Όλος ο μήνας', en: 'The whole month' },
};

export const SUBSCRIBE_TEXTS = {
  title: { el: 'Στο ημερολόγιό σας', en: 'In your calendar' },
  text: {
    el: 'Με τη συνδρομή, οι εκδηλώσεις αυτές έρχονται στο ημερολόγιο του κινητού ή του υπολογιστή σας και ενημερώνονται μόνες τους. Δεν χρειάζεται εγγραφή.',
    en: 'Subscribe, and these events come into the calendar of your phone or computer and stay up to date by themselves. There is nothing to sign up for.',
  },
  subscribe: { el: 'Συνδρομή', en: 'Subscribe' },
  download: { el: 'Λήψη αρχείου (.ics)', en: 'Download a file (.ics)' },
  byAddress: {
    el: 'Αν το ημερολόγιό σας ζητά διεύθυνση, όπως το Google Calendar, αντιγράψτε αυτήν:',
    en: 'If your calendar asks for an address, as Google Calendar does, copy this one:',
  },
};

export const SUBMIT_TEXTS = {
  lead: {
    el: 'Συμπληρώστε τα στοιχεία της εκδήλωσής σας. Η υπηρεσία τα ελέγχει και τη δημοσιεύει στο πρόγραμμα του Δήμου.',
    en: 'Tell us about your event. We check the details and publish it in the municipality’s programme.',
  },
  form: { el: 'Πρόταση εκδήλωσης', en: 'Proposal of an event' },
  sentTitle: { el: 'Η πρότασή σας υποβλήθηκε με επιτυχία!', en: 'Your proposal has been sent!' },
  sentText: {
    el: 'Θα τη δούμε και θα επικοινωνήσουμε μαζί σας σύντομα, στο email που δώσατε.',
    en: 'We will look at it and get in touch with you soon, at the email address you gave.',
  },
  another: { el: 'Υποβολή και άλλης εκδήλωσης', en: 'Submit another event' },
  theEvent: { el: 'Η εκδήλωση', en: 'The event' },
  eventTitle: { el: 'Τίτλος', en: 'Title' },
  description: { el: 'Περιγραφή', en: 'Description' },
  descriptionHint: {
    el: 'Τι θα γίνει, για ποιους, αν υπάρχει εισιτήριο και αν ο χώρος είναι προσβάσιμος.',
    en: 'What happens, for whom, whether there is a ticket and whether the place is step-free.',
  },
  startDay: { el: 'Ημέρα έναρξης', en: 'Start date' },
  startTime: { el: 'Ώρα έναρξης', en: 'Start time' },
  endDay: { el: 'Ημέρα λήξης', en: 'End date' },
  endDayHint: { el: 'Κενό, αν είναι η ίδια ημέρα.', en: 'Leave empty if it is the same day.' },
  endTime: { el: 'Ώρα λήξης', en: 'End time' },
  location: { el: 'Τόπος', en: 'Place' },
  locationHint: {
    el: 'Χώρος και οικισμός, π.χ. κεντρική πλατεία και όνομα χωριού.',
    en: 'Venue and town, such as the main square and the name of the village.',
  },
  you: { el: 'Τα στοιχεία σας', en: 'About you' },
  youHint: {
    el: 'Για να σας ρωτήσουμε ό,τι λείπει. Δεν δημοσιεύονται.',
    en: 'So that we can ask you about anything missing. They are not published.',
  },
  name: { el: 'Όνομα ή φορέας', en: 'Your name or organisation' },
  email: { el: 'Email', en: 'Email' },
  phone: { el: 'Τηλέφωνο', en: 'Phone' },
  send: { el: 'Υποβολή', en: 'Send' },
  noDay: {
    el: 'Δώστε μια ημερομηνία που υπάρχει, όπως 25/3/2027.',
    en: 'Enter a real date, like 25/3/2027.',
  },
  endTimeMissing: { el: 'Δώστε και την ώρα λήξης.', en: 'Enter the time at which it ends, too.' },
  endsTooEarly: { el: 'Η λήξη είναι πριν από την έναρξη.', en: 'It ends before it starts.' },
  isOver: {
    el: 'Η ημέρα αυτή έχει περάσει. Ελέγξτε και το έτος.',
    en: 'This day is past. Check the year, too.',
  },
};
