import {
  Alert,
  Button,
  FileInput,
  Group,
  Stack,
  Table,
  Text,
  Textarea,
  Title,
} from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useAdminLanguage } from '../admin-language.tsx';
import { announce } from '../announce.tsx';
import { ScreenHeader } from '../layout/screen-header.tsx';
import { decodeCsv } from './decode-csv.ts';
import { type CheckedFile, checkCsv, forgetRedirects, importCsv } from './redirects-api.ts';
import {
  describeFile,
  describeImported,
  REDIRECTS_TEXTS,
  IMPORT_TEXTS as TEXTS,
} from './redirects-texts.ts';

import '../list/list-table.css';
import './redirects.css';
import { useBusy } from '../pieces/use-busy.ts';
import { useGoOn } from '../pieces/use-go-on.ts';

/** As many characters as the server takes. */
const MOST_CHARACTERS = 900_000;
/** No letter takes more bytes in a file. */
const MOST_BYTES = 3 * MOST_CHARACTERS;

/** Many redirects at once, from a file or pasted: first looked at, then stored. */
export function ImportScreen() {
  const { say } = useAdminLanguage();
  const queries = useQueryClient();
  const goOn = useGoOn();
  const [csv, setCsv] = useState('');
  const [looked, setLooked] = useState<(CheckedFile & { csv: string }) | null>(null);
  // What is typed while an answer is on its way has not been looked at.
  const checked = looked?.csv === csv ? looked : null;
  const { isBusy, problem, setProblem, busily } = useBusy();
  const result = useRef<HTMLHeadingElement>(null);

  // Not with the next frame, which on a busy machine comes before the heading does.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus goes there after each check
  useEffect(() => result.current?.focus(), [looked]);

  function change(text: string) {
    setCsv(text);
    setProblem('');
  }

  async function read(file: File | null) {
    if (!file) return;
    try {
      const text = file.size > MOST_BYTES ? undefined : decodeCsv(await file.arrayBuffer());
      if (text === undefined || text.length > MOST_CHARACTERS) setProblem(say(TEXTS.tooLarge));
      else change(text);
    } catch {
      setProblem(say(TEXTS.unreadable));
    }
  }

  const check = () =>
    busily(async () => {
      if (csv.length > MOST_CHARACTERS) return setProblem(say(TEXTS.tooLarge));
      setLooked({ ...(await checkCsv(csv)), csv });
    });
  const store = (onlyGood: boolean) =>
    busily(async () => {
      const { good } = await importCsv(csv, onlyGood);
      announce(say(describeImported(good)));
      await forgetRedirects(queries);
      await goOn('/admin/redirects');
    });

  return (
    <>
      <ScreenHeader title={say(TEXTS.title)} text={say(TEXTS.text)}>
        <Button variant="subtle" component={Link} to="/admin/redirects">
          {say(REDIRECTS_TEXTS.back)}
        </Button>
      </ScreenHeader>
      <Stack gap="md" maw={760}>
        <FileInput
          label={say(TEXTS.file)}
          placeholder={say(TEXTS.fileHint)}
          accept=".csv,.txt,text/csv,text/plain"
          onChange={(file) => void read(file)}
        />
        <Textarea
          label={say(TEXTS.paste)}
          className="redirects-lines"
          placeholder={'/palia-selida,/contact\n/index.php?id=5,https://www.gov.gr,302'}
          value={csv}
          onChange={(event) => change(event.currentTarget.value)}
          rows={10}
          spellCheck={false}
        />
        {problem && (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
        <Group>
          <Button
            loading={isBusy}
            disabled={csv.trim() === ''}
            variant={checked ? 'default' : 'filled'}
            onClick={() => void check()}
          >
            {say(TEXTS.check)}
          </Button>
        </Group>
      </Stack>
      {checked && (
        <section aria-labelledby="import-result">
          <Title id="import-result" order={2} size="h3" mt="xl" ref={result} tabIndex={-1}>
            {say(TEXTS.result)}
          </Title>
          <Text my="sm" role="status">
            {say(describeFile(checked))}
          </Text>
          {checked.good > 0 && (
            <Group mb="lg">
              <Button loading={isBusy} onClick={() => void store(checked.bad > 0)}>
                {say(checked.bad > 0 ? TEXTS.importGood : TEXTS.importAll)}
              </Button>
            </Group>
          )}
          {checked.problems.length > 0 && <Problems checked={checked} />}
          {checked.examples.length > 0 && (
            <>
              <Title order={3} size="h4" mt="lg" mb="sm">
                {say(TEXTS.first)}
              </Title>
              <ul>
                {checked.examples.map(({ line, from, to }) => (
                  <li key={line} className="redirects-address">
                    {from} → {to}
                  </li>
                ))}
              </ul>
            </>
          )}
        </section>
      )}
    </>
  );
}

function Problems({ checked }: { checked: CheckedFile }) {
  const { say } = useAdminLanguage();
  const columns = [
    REDIRECTS_TEXTS.from,
    REDIRECTS_TEXTS.to,
    REDIRECTS_TEXTS.status,
    REDIRECTS_TEXTS.note,
  ];
  return (
    <>
      {checked.problems.length === 200 && <Text mb="sm">{say(TEXTS.firstProblems)}</Text>}
      <Table className="list-table" verticalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{say(TEXTS.line)}</Table.Th>
            <Table.Th>{say(TEXTS.column)}</Table.Th>
            <Table.Th>{say(TEXTS.cell)}</Table.Th>
            <Table.Th>{say(TEXTS.problem)}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {checked.problems.map(({ line, column, cell, text }) => (
            <Table.Tr key={`${line}.${column}`}>
              <Table.Th scope="row">{line}</Table.Th>
              <Table.Td data-label={say(TEXTS.column)}>
                {column}: {say(columns[column - 1] ?? TEXTS.column)}
              </Table.Td>
              <Table.Td data-label={say(TEXTS.cell)} className="redirects-address">
                {cell}
              </Table.Td>
              <Table.Td data-label={say(TEXTS.problem)}>{say(text)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </>
  );
}
