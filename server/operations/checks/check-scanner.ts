import { askVersion } from '../../../domain/media/files/virus-scan.ts';
import type { Settings } from '../../settings.ts';
import { type CheckFinding, note, ok, problem, reason } from './finding.ts';

const TIMEOUT_MS = 10_000;

/** Whether ClamAV answers where it is configured: without an answer every upload is refused. */
export async function checkScanner({ clamav }: Pick<Settings, 'clamav'>): Promise<CheckFinding> {
  if (!clamav) {
    return note('Uploads: CLAMAV is not set; nobody looks for malware in PDF documents.');
  }
  const where = 'path' in clamav ? clamav.path : `${clamav.host}:${clamav.port}`;
  try {
    const version = await askVersion({ ...clamav, timeoutMs: TIMEOUT_MS });
    return /^ClamAV /.test(version)
      ? ok(`Uploads: ${version.split('/', 1)[0]} answers at ${where}.`)
      : problem(`Uploads: what answers at ${where} is not clamd: check CLAMAV.`);
  } catch (error) {
    return problem(
      `Uploads: clamd does not answer at ${where} (${reason(error)}), so that every upload is refused: start clamav-daemon, or check CLAMAV.`,
    );
  }
}
