import { Alert, Button, FileInput, Group, Table, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useAdminLanguage } from '../admin-language.tsx';
import { announce } from '../announce.tsx';
import { useBusy } from '../pieces/use-busy.ts';
import { MapLook } from './map-look.tsx';
import { type CheckedMap, checkMap, replaceMap, type SiteMap } from './maps-api.ts';
import { MAPS_TEXTS as TEXTS } from './maps-texts.ts';

/** As many bytes as are read: more than the server takes, since Greek letters have two. */
const MOST_BYTES = 1_000_000;

interface Chosen extends CheckedMap {
  geojson: string;
  fileName: string;
  /** The map in whose place it was chosen, as it was then. */
  before: SiteMap;
}

/** A file in the place of a map: looked at first, and stored only when somebody says so. */
export function MapFile({ map }: { map: SiteMap }) {
  const { say } = useAdminLanguage();
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const { isBusy, problem, setProblem, busily } = useBusy();
  const result = useRef<HTMLHeadingElement>(null);
  // Only once the result is there: drawing a large map takes longer than a frame.
  useEffect(() => {
    if (chosen) result.current?.focus();
  }, [chosen]);

  async function read(file: File | null) {
    setChosen(null);
    setProblem('');
    if (!file) return;
    if (file.size > MOST_BYTES) return setProblem(say(TEXTS.tooLarge));
    await busily(async () => {
      const geojson = await textOf(file);
      if (geojson === null) return setProblem(say(TEXTS.unreadable));
      const checked = await checkMap(geojson);
      setChosen({ ...checked, geojson, fileName: file.name, before: map });
    });
  }

  const use = ({ before, geojson, fileName }: Chosen) =>
    busily(async () => {
      try {
        await replaceMap(before, { geojson, fileName });
        setChosen(null);
        announce(say(TEXTS.used));
      } finally {
        await queries.invalidateQueries({ queryKey: ['maps'] });
      }
    });

  return (
    <div className="maps-file">
      <FileInput
        key={chosen ? 'chosen' : `none-${map.version}`}
        label={say(TEXTS.file)}
        description={say(TEXTS.fileText)}
        placeholder={chosen?.fileName ?? say(TEXTS.fileHint)}
        accept=".geojson,.json,application/geo+json,application/json"
        disabled={isBusy}
        onChange={(file) => void read(file)}
      />
      {problem && (
        <Alert color="red" role="alert">
          {problem}
        </Alert>
      )}
      {chosen?.look && (
        <section aria-label={say(TEXTS.preview)}>
          <Title order={3} size="h4" mb="sm" ref={result} tabIndex={-1}>
            {say(TEXTS.preview)}: {chosen.fileName}
          </Title>
          <MapLook look={chosen.look} label={say(TEXTS.preview)} />
          <Group mt="md">
            <Button loading={isBusy} onClick={() => void use(chosen)}>
              {say(TEXTS.use)}
            </Button>
            <Button variant="default" disabled={isBusy} onClick={() => void read(null)}>
              {say(TEXTS.cancel)}
            </Button>
          </Group>
        </section>
      )}
      {chosen && chosen.problems.length > 0 && (
        <section aria-label={say(TEXTS.problems)}>
          <Title order={3} size="h4" mb="sm" ref={result} tabIndex={-1}>
            {chosen.fileName}
          </Title>
          <Text mb="sm" role="status">
            {say(TEXTS.problems)}
          </Text>
          <Problems problems={chosen.problems} />
        </section>
      )}
    </div>
  );
}

function Problems({ problems }: Pick<CheckedMap, 'problems'>) {
  const { say } = useAdminLanguage();
  return (
    <Table className="list-table" verticalSpacing="sm">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{say(TEXTS.line)}</Table.Th>
          <Table.Th>{say(TEXTS.feature)}</Table.Th>
          <Table.Th>{say(TEXTS.problem)}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {problems.map(({ line, feature, text }) => (
          <Table.Tr key={`${line} ${feature}`}>
            <Table.Td data-label={say(TEXTS.line)}>{line ?? '–'}</Table.Td>
            <Table.Td data-label={say(TEXTS.feature)}>{feature ?? '–'}</Table.Td>
            <Table.Td data-label={say(TEXTS.problem)}>{say(text)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** The text of a file; null where it is not UTF-8, or is gone. */
async function textOf(file: File): Promise<string | null> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return null;
  }
}
