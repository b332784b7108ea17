import { alert } from '../../domain/content-types/alert.ts';
import { addDays } from '../../domain/time/calendar.ts';
import { seedEntries } from './seed-entry.ts';

/** One warning that has ended, dated relative to `today`: a demonstration must not begin with an alarm. */
export const alertSeed = (today: string) =>
  seedEntries(alert, [
    {
      slug: 'diakopi-nerou-diakopto',
      isSample: true,
      data: {
        title: { el: 'Διακοπή νερού στο Διακοπτό', en: 'Water cut in Diakopto' },
        severity: 'information',
        kind: 'water',
        description: {
          el: 'Το νερό κόπηκε για την επισκευή βλάβης στον κεντρικό αγωγό.',
          en: 'The water was cut off to repair a fault in the main pipe.',
        },
        instruction: {
          el: 'Αφήστε τη βρύση να τρέξει λίγο πριν από την πρώτη χρήση.',
          en: 'Let the tap run for a moment before the first use.',
        },
        units: [{ unit: 'diakopto' }],
        startsAt: `${addDays(today, -9)}T08:00`,
        endsAt: `${addDays(today, -9)}T14:00`,
        link: '',
      },
    },
  ]);
