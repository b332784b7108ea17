/** What the files of a room may import besides their own room. */
interface Room {
  /** Files and folders that may be imported. */
  may: string[];
  /** Folders in those that may not. */
  mayNot?: string[];
  /** Packages that may not: a room that knows no HTTP or no screens. */
  without?: RegExp;
}

const SCREENS = /^react(?:-dom|-router)?(?:\/|$)/;
const SCREENS_AND_HTTP = /^(?:react(?:-dom|-router)?|hono|@hono)(?:\/|$)/;
const ROUTER = /^react-router(?:\/|$)/;

/**
 * Who may import whom: the table of docs/architecture.md. A file belongs to the room with the longest
 * name that its path begins with. Tests stand on top of all rooms: see {@link TESTS}.
 */
const ROOMS: Record<string, Room> = {
  'server.mjs': { may: ['server'] },
  server: { may: ['api', 'app', 'database', 'domain', 'seed'] },
  api: { may: ['domain'], without: SCREENS },
  app: { may: ['domain'] },
  'app/site': {
    may: [
      'app/request-context.ts',
      'app/root-data.ts',
      'app/ui',
      'app/i18n',
      'app/islands',
      'domain',
    ],
  },
  'app/admin': {
    may: ['app/request-context.ts', 'app/ui', 'app/i18n', 'domain', 'api'],
    mayNot: ['domain/screens'],
  },
  'app/islands': {
    may: ['app/ui', 'app/i18n', 'domain/places/map-address.ts', 'domain/text'],
    without: ROUTER,
  },
  'app/ui': { may: ['app/i18n', 'domain/text', 'domain/time'], without: ROUTER },
  'app/i18n': { may: ['domain/text', 'domain/time'], without: ROUTER },
  seed: { may: ['database', 'domain'], without: SCREENS_AND_HTTP },
  domain: { may: ['database'], without: SCREENS_AND_HTTP },
  'domain/text': { may: [], without: SCREENS_AND_HTTP },
  'domain/time': { may: ['domain/text'], without: SCREENS_AND_HTTP },
  database: { may: [], without: SCREENS_AND_HTTP },
  harness: { may: ['api', 'app', 'database', 'domain', 'scripts', 'seed', 'server'] },
  bench: { may: ['api', 'app', 'database', 'domain', 'harness', 'scripts', 'seed', 'server'] },
  e2e: { may: ['api', 'app', 'database', 'domain', 'harness', 'scripts', 'seed', 'server'] },
};

/** What a test beside the code may import besides what its room may. */
const TESTS = ['database', 'domain', 'harness', 'scripts', 'seed'];

const isWithin = (file: string, place: string) => file === place || file.startsWith(`${place}/`);

/** The name of the room that a file belongs to; undefined outside all rooms. */
function roomOf(file: string): string | undefined {
  return Object.keys(ROOMS)
    .filter((room) => isWithin(file, room))
    .sort((a, b) => b.length - a.length)[0];
}

/** Whether a file may import another. */
export function mayImport(file: string, target: string): boolean {
  const room = roomOf(file);
  if (room === undefined) return false;
  const isTest = /\.test\.tsx?$/.test(file);
  const places = [room, ...(ROOMS[room]?.may ?? []), ...(isTest ? TESTS : [])];
  if (!isTest && ROOMS[room]?.mayNot?.some((place) => isWithin(target, place))) return false;
  return places.some((place) => isWithin(target, place));
}

/** Whether a file may import a package. */
export function mayUse(file: string, name: string): boolean {
  const without = ROOMS[roomOf(file) ?? '']?.without;
  return !without?.test(name) || /\.test\.tsx?$/.test(file);
}
