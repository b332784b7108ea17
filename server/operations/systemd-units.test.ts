import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { documentedBlock } from '../../harness/fronts/documented.ts';
import server from '../../scripts/server-process.json' with { type: 'json' };

/** systemd's own measure of what a service could do, from 0 to 10. */
const MOST_EXPOSED = 2;
const canAnalyze =
  spawnSync('systemd-analyze', ['security', '--help'], { encoding: 'utf8' }).stdout?.includes(
    '--offline',
  ) ?? false;

/** The values of a setting of a unit, in order. */
const valuesOf = (unit: string, name: string) =>
  [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map((match) => match[1] ?? '');

describe.each(['dimos.service', 'dimos@.service'])('%s of docs/operations.md', (name) => {
  const unit = documentedBlock(`ini ${name}`);
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'dimos-units-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test.runIf(canAnalyze)('may do little, by systemd’s own measure', () => {
    const file = join(folder, name);
    writeFileSync(file, unit);
    const { stdout } = spawnSync('systemd-analyze', ['security', '--offline=true', file], {
      encoding: 'utf8',
    });
    const exposure = Number(/Overall exposure level for .*: ([\d.]+)/.exec(stdout)?.[1]);
    expect(exposure, stdout).toBeLessThanOrEqual(MOST_EXPOSED);
  });

  test.runIf(canAnalyze)('is understood by systemd', () => {
    const instance = name.replace('@.', '@aigio.');
    const file = join(folder, instance);
    // The checkout is elsewhere here: any program will do.
    writeFileSync(file, unit.replace(/^ExecStart=\S+/m, 'ExecStart=/bin/true'));
    const { stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
    expect(stderr.split('\n').filter((line) => line.includes(instance))).toEqual([]);
  });

  test('starts the site as npm start does', () => {
    const [program, ...args] = valuesOf(unit, 'ExecStart')[0]?.split(' ') ?? [];
    expect(program).toBe('/srv/dimos/node_modules/.bin/node');
    expect(args).toEqual(server.arguments);
    const environment = valuesOf(unit, 'Environment').join(' ').split(' ');
    for (const [variable, value] of Object.entries(server.environment)) {
      if (variable === 'NODE_COMPILE_CACHE') continue;
      expect(environment).toContain(`${variable}=${value}`);
    }
  });

  test('bounds what it takes, and leaves V8 its machine code', () => {
    expect(valuesOf(unit, 'MemoryMax')).toEqual(['1200M']);
    expect(valuesOf(unit, 'TasksMax')).toEqual(['128']);
    expect(valuesOf(unit, 'OOMPolicy')).toEqual(['continue']);
    expect(valuesOf(unit, 'MemoryDenyWriteExecute')).toEqual([]);
  });
});

test('each site of dimos@.service has an account, folders and settings of its own', () => {
  const unit = documentedBlock('ini dimos@.service');
  for (const setting of ['User', 'StateDirectory', 'CacheDirectory', 'EnvironmentFile']) {
    expect(valuesOf(unit, setting).join(), setting).toContain('%i');
  }
  expect(unit).toContain('DATA_DIR=/var/lib/dimos-%i');
  // Otherwise it is the unit of a single site.
  const single = unit
    .replace('Website %i', 'Website of the municipality')
    .replace(' DATA_DIR=/var/lib/dimos-%i', '')
    .replace('EnvironmentFile=/etc/dimos/%i.env\n', '')
    .replaceAll('-%i', '');
  expect(single).toBe(documentedBlock('ini dimos.service'));
});
