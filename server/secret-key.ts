import { readFileSync } from 'node:fs';
import { SettingsError } from './settings-error.ts';

/** `openssl rand -base64 32` writes 44 characters; an invented text is no key. */
const SHORTEST_KEY = 32;
const FEWEST_CHARACTERS = 12;

/** The server's key, where it is kept outside the database: which setting names it, and in which file it is. */
export interface SecretKey {
  value: string;
  from: 'SECRET_KEY' | 'SECRET_KEY_FILE';
  file?: string;
}

/** Reads the key that the settings hold or name; undefined where none does. Throws {@link SettingsError}. */
export function readSecretKey(env: {
  SECRET_KEY?: string | undefined;
  SECRET_KEY_FILE?: string | undefined;
}): SecretKey | undefined {
  const { SECRET_KEY: given, SECRET_KEY_FILE: file } = env;
  if (given !== undefined && file !== undefined) {
    throw new SettingsError('SECRET_KEY and SECRET_KEY_FILE say the same thing: set one of them.');
  }
  if (file !== undefined) {
    return {
      value: checkedKey(readKeyFile(file), 'SECRET_KEY_FILE'),
      from: 'SECRET_KEY_FILE',
      file,
    };
  }
  if (given === undefined) return undefined;
  return { value: checkedKey(given.trim(), 'SECRET_KEY'), from: 'SECRET_KEY' };
}

function readKeyFile(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new SettingsError(`SECRET_KEY_FILE names ${file}, which cannot be read (${code}).`, {
      cause,
    });
  }
}

function checkedKey(key: string, name: string): string {
  if (key.length >= SHORTEST_KEY && new Set(key).size >= FEWEST_CHARACTERS) return key;
  throw new SettingsError(
    `${name} must hold a random key of ${SHORTEST_KEY} characters or more, such as openssl rand -base64 32 makes.`,
  );
}
