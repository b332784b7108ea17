import { describeRaces, type RacingAct } from '../../harness/race-pairs.ts';
import { actAs, TEST_ADMIN } from '../../harness/services.ts';
import { setEmergencyMode } from './emergency-mode.ts';

const admin = actAs(TEST_ADMIN);
const acts: Record<string, RacingAct<unknown>> = {
  'turn it on': (db) => setEmergencyMode(db, true, admin),
  'turn it off': (db) => setEmergencyMode(db, false, admin),
};

describeRaces('emergency mode while it is off', {
  prepare: async () => {},
  acts,
  idle: ['turn it off'],
  isSampled: true,
});

describeRaces('emergency mode while it is on', {
  prepare: (db) => setEmergencyMode(db, true, admin),
  acts,
  idle: ['turn it on'],
  isSampled: true,
});
